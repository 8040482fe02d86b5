import type { details as english } from "../en/details.ts";
import { labelText } from "./description.ts";
import { underHeading } from "./difference.ts";
import {
  contentText,
  densityText,
  diagonalFigure,
  differenceFigure,
  measureFigure,
  pixelsFigure,
  ratioFigure,
  timesCount,
} from "./numbers.ts";
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
    /** Shown for `From your seat` where there is little room. */
    shortSeat: "Sitzplatz",
  },
  row: rowSentence,
  spaceNote: "Beim Platz zählen Standfüße, Tiefe und Kabel nicht mit: nur das Bild mit seinem Rahmen.",
  objects: (objects) => `Zum Größenvergleich gezeichnet: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    /** `27″ 16:9` or `Desk · 27″ 16:9` */
    label: labelText,
    cards: "Größen der Bildschirme",
    caption: (base) => `Größen der Bildschirme und ihre Unterschiede zu ${base}`,
    screen: "Bildschirm",
    comparedWith: "Verglichen mit",
    compareWith: (label) => `Mit ${label} vergleichen`,
    /** The colour says which screen it is, and to screen readers its number. */
    numbered: (number, label, unseen) => [unseen(`Bildschirm ${number}: `), label],
    /** The diagonal in the other unit than the label has it: `68,6 cm`, `2 × 68,6 cm` */
    diagonal: (screen, length, unit) => timesCount(screen) + diagonalFigure(length, unit),
    measure: (value, dimension, unit) => measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    /** `+7,83″`; null where it rounds to nothing. */
    more: (value, base, dimension, unit) => differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Format",
    ratioFigure,
    pixels: "Pixel",
    resolution: pixelsFigure,
    density: densityText,
    film: (content) => `Film ${contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
} satisfies typeof english;
