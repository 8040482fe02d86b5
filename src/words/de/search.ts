import { searchIn } from "../shared/search.ts";
import { numbers } from "./numbers.ts";
import { space } from "./space.ts";

export const search = searchIn({
  parts: { numbers, space },
  compare: (names) => `${names} vergleichen`,
  replacing: (ratios, space, isWidthAlone) => {
    const place = space === null ? null : `${isWidthAlone ? "auf" : "in"} ${space}`;
    const brought = [ratios, place].filter((text) => text !== null).join(" ");
    return brought === "" ? "ersetzt die Zeichnung" : `${brought}, ersetzt die Zeichnung`;
  },
  fits: (name, space, least, frame) => ({
    title: `${name} passt in ${space}`,
    detail: `${least} an jeder Seite frei, mit ${frame} Rahmen`,
  }),
  isTooLarge: (name, excess, side, space, frame) => ({
    title: `${name} ist ${excess} zu ${side === "width" ? "breit" : "hoch"}`,
    detail: `für ${space}, mit ${frame} Rahmen an jeder Seite`,
  }),
  reading: {
    sides: (sides, diagonal, inches) => `${sides} sind ${diagonal} von Ecke zu Ecke, ${inches}.`,
    noSize: (chosen) => `Keine Größe genannt: jeweils ${chosen}.`,
    renamed: (size, name, resolution) => `Bei ${size} wird ${name} als ${resolution} verkauft.`,
    noTelevision: (distance) => `Aus ${distance} füllt kein Fernseher 30° bis 40° des Blickfelds.`,
    televisions: (distance, range) => `Aus ${distance}: ${range}, der Bereich für Filme.`,
  },
  filmRange: (smallest, largest) =>
    largest === null
      ? `${smallest} füllt 30° bis 40° des Blickfelds`
      : `${smallest} bis ${largest} füllen 30° bis 40° des Blickfelds`,
});
export const { writtenComparisonText, readingText, filmRangeText, distanceText } = search;
