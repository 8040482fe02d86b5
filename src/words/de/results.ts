import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { results as english } from "../en/results.ts";
import { optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { readingText, search } from "./search.ts";
import { space } from "./space.ts";

const KINDS: Readonly<Record<DisplayKind, string>> = {
  Phone: "Handy",
  Tablet: "Tablet",
  Handheld: "Handheld",
  Laptop: "Notebook",
  Monitor: "Monitor",
  Ultrawide: "Ultrawide",
  Television: "Fernseher",
};

/** What the search for a size or a model finds, by its groups. */
export const results = {
  name: "Treffer",
  back: "Zurück zu den Bildschirmen",
  headings: {
    mine: "Mein Bildschirm",
    used: "Bei diesem Besuch verwendet",
    whole: "Als Ganzes",
    seen: "Fernseher für diesen Abstand",
    seat: "Der Abstand",
    typed: "Als Diagonale",
    examples: "Das kannst du eingeben",
    monitors: "Monitore nach Modell",
    televisions: "Fernseher nach Modell",
    sizes: "Größen",
    devices: "Geräte",
    waiting: "Modelle",
  },
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread) => `„${unread}“ wird ausgelassen.`,
  isUnlisted: (unread) => `„${unread}“ ist nicht in der Liste. Die Größe genügt:`,
  isUnknown: (unread) => `Nichts gefunden zu „${unread}“.`,
  more: (shown, total) => (shown < total ? `${shown} von ${total} zeigen` : `Alle ${total} zeigen`),
  withAdded: (detail) => `${detail} · ✓ hinzugefügt`,
  withDrawn: (detail, swatch) => [`${detail} · `, swatch, " gezeichnet"],
  basis: (recorded, all) =>
    recorded === null
      ? [all("Alle Größen und Modelle")]
      : [all("Alle Größen und Modelle"), ` · Herstellerangaben, ${monthText(recorded)}`],
  waiting: {
    line: (text) => ({
      title: "Modelle werden geladen",
      diagonal: null,
      detail: `Suche nach „${text.trim()}“`,
    }),
    waits: "Wartet auf die Modelle",
  },
  offline: "Keine Verbindung, und die Modelle sind noch nicht auf diesem Gerät. Nach Größen kannst du suchen.",
  tryAgain: "Erneut versuchen",

  examples: {
    size: { text: "27 4k", says: "eine Größe" },
    sizes: { text: "27 vs 34", says: "zwei Größen" },
    model: { text: "u2723qe", says: "ein Modell" },
    space: { text: "65 in 150 cm", says: "passt er hinein?" },
    distance: { text: "3 m", says: "eine Größe für einen Abstand" },
    sides: { text: "597 x 336 mm", says: "zwei Seiten" },
  },
  type: (example) => `${example} eingeben`,
  compareThese: "Nur diese vergleichen",
  drawThis: "Das zeichnen",
  addOrReplace: (doing) => (doing === "add" ? "Hinzufügen" : "Ersetzen"),
  ...optionsIn({
    parts: { numbers, space, search },
    done: (title, doing) => (doing === "add" ? `${title} hinzufügen` : `Durch ${title} ersetzen`),
    ofKind: (diagonal, kind) => `${diagonal}-${KINDS[kind]}`,
    foldable: "faltbar",
    soldAs: (size) => `verkauft als ${size}`,
    fills: (angle) => `füllt ${angle}`,
    tooLarge: "zu groß",
    look: (distance) => `Aus ${distance} ansehen`,
    seat: "deine Bildschirme, vom Sitzplatz",
  }),
} satisfies typeof english;
