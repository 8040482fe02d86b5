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
  name: "Détails",
  close: "Fermer les détails",
  nothing: "Ajoutez un écran pour voir ses dimensions.",
  copy: "Copier le tableau",
  save: "Exporter en CSV…",
  sections: {
    name: "Sections",
    headings: { sizes: "Tailles", text: "Texte et espace", seat: "De votre place", sold: "En vente" },
    /** Shown for `De votre place` where there is little room. */
    shortSeat: "Place",
  },
  row: rowSentence,
  spaceNote:
    "Dans l’emplacement, les pieds, la profondeur et les câbles ne comptent pas : seulement l’image avec son cadre.",
  objects: (objects) => `Dessinés pour l’échelle : ${objects.map(objectText).join(" ; ")}.`,
  sizes: {
    /** `27″ 16:9` or `Bureau · 27″ 16:9` */
    label: labelText,
    cards: "Tailles des écrans",
    caption: (base) => `Tailles des écrans, et leurs différences par rapport à ${base}`,
    screen: "Écran",
    comparedWith: "Comparé à",
    compareWith: (label) => `Comparer à ${label}`,
    numbered: (number, label, unseen) => [unseen(`Écran ${number} : `), label],
    /** The diagonal in the other unit than the label has it: `68,6 cm`, `2 × 68,6 cm` */
    diagonal: (screen, length, unit) => timesCount(screen) + numbers.diagonalFigure(length, unit),
    measure: (value, dimension, unit) => numbers.measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    /** `+7,83″`; null where it rounds to nothing. */
    more: (value, base, dimension, unit) => numbers.differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Format",
    ratioFigure: numbers.ratioFigure,
    pixels: "Pixels",
    resolution: pixelsFigure,
    density: numbers.densityText,
    film: (content) => `Film ${numbers.contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
} satisfies typeof english;
