import type { details as english } from "../en/details.ts";
import { pixelsFigure, timesCount } from "../shared/numbers.ts";
import { labelText } from "./description.ts";
import { underHeading } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rowSentence } from "./row.ts";
import { objectText } from "./screens.ts";
import { seat } from "./seat-details.ts";
import { sold } from "./sold-sizes.ts";
import { textAndRoom } from "./text-and-room.ts";

/** The details of the screens, in tables and on cards (F5.1). */
export const details = {
  name: "Details",
  close: "Details schließen",
  nothing: "Füge einen Bildschirm hinzu, um seine Maße zu sehen.",
  copy: "Tabelle kopieren",
  save: "Als CSV speichern …",
  sections: {
    name: "Abschnitte",
    headings: { sizes: "Größen", text: "Schrift und Platz", seat: "Vom Sitzplatz", sold: "Im Handel" },
    shortSeat: "Sitzplatz",
  },
  row: rowSentence,
  spaceNote: "Beim Platz zählen Standfüße, Tiefe und Kabel nicht mit: nur das Bild mit seinem Rahmen.",
  objects: (objects) => `Zum Größenvergleich gezeichnet: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    label: labelText,
    cards: "Größen der Bildschirme",
    caption: (base) => `Größen der Bildschirme und ihre Unterschiede zu ${base}`,
    screen: "Bildschirm",
    comparedWith: "Verglichen mit",
    compareWith: (label) => `Mit ${label} vergleichen`,
    numbered: (number, label, unseen) => [unseen(`Bildschirm ${number}: `), label],
    /** The diagonal in the other unit than the label has it: `68,6 cm`, `2 × 68,6 cm` */
    diagonal: (screen, length, unit) => timesCount(screen) + numbers.diagonalFigure(length, unit),
    measure: (value, dimension, unit) => numbers.measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    /** `+7,83″`; null where it rounds to nothing. */
    more: (value, base, dimension, unit) => numbers.differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Format",
    ratioFigure: numbers.ratioFigure,
    pixels: "Pixel",
    resolution: pixelsFigure,
    density: numbers.densityText,
    film: (content) => `Film ${numbers.contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
} satisfies typeof english;
