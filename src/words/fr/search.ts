import { searchIn } from "../shared/search.ts";
import { numbers } from "./numbers.ts";
import { space } from "./space.ts";

export const search = searchIn({
  parts: { numbers, space },
  compare: (names) => `Comparer ${names}`,
  replacing(ratios, space, isWidthAlone) {
    const place = space === null ? null : `${isWidthAlone ? "sur" : "dans"} ${space}`;
    const brought = [ratios, place].filter((text) => text !== null).join(" ");
    return brought === "" ? "à la place du dessin actuel" : `${brought}, à la place du dessin actuel`;
  },
  fits: (name, space, least, frame) => ({
    title: `${name} tient dans ${space}`,
    detail: `${least} de marge de chaque côté, avec ${frame} de cadre`,
  }),
  isTooLarge: (name, excess, side, space, frame) => ({
    title: `${name} dépasse de ${excess} en ${side === "width" ? "largeur" : "hauteur"}`,
    detail: `pour ${space}, avec ${frame} de cadre de chaque côté`,
  }),
  reading: {
    sides: (sides, diagonal, inches) => `${sides} font ${diagonal} d’un coin à l’autre, soit ${inches}.`,
    noSize: (chosen) => `Aucune taille n’est indiquée : ${chosen} pour chacun.`,
    renamed: (size, name, resolution) => `En ${size}, ${name} est vendu comme ${resolution}.`,
    noTelevision: (distance) => `À ${distance}, aucun téléviseur n’occupe de 30° à 40°.`,
    televisions: (distance, range) => `À ${distance}, ${range}, la plage des films.`,
  },
  filmRange: (smallest, largest) =>
    largest === null ? `${smallest} occupe de 30° à 40°` : `${smallest} à ${largest} occupent de 30° à 40°`,
});
export const { writtenComparisonText, readingText, filmRangeText, distanceText } = search;
