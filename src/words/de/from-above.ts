import type { fromAbove as english } from "../en/from-above.ts";
import { fromAboveIn } from "../shared/from-above.ts";
import { distances } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

/** The view from above, where a screen is curved, and the figures beside it (D61). */
export const fromAbove = {
  texts: {
    ...drawing,
    eyes: "deine Augen",
    view: "von oben gesehen, maßstäblich",
    away: distances.viewingDistanceText,
    deep: (figure) => `${figure} tief`,
  },
  /** The drawing's one text alternative: `Von oben: 49″ 32:9, 112,8 cm gerade und 17,4 cm tief, füllt 94° aus 70 cm.` */
  description: fromAboveIn({
    parts: { numbers, distances, screens },
    all: (screens) => `Von oben: ${screens}.`,
    screen: (title, width, depth, angle, from) => {
      const form = depth === null ? `flach und ${width} breit` : `${width} gerade und ${depth} tief`;
      return `${title}, ${form}, füllt ${angle} aus ${from}`;
    },
  }),
  heading: "Von oben",
  caption: "Gerade Breiten, Tiefen und der Abstand zu den Rändern",
  screen: "Bildschirm",
  straight: "Gerade Breite",
  depth: "Tiefe",
  flat: "flach",
  toEdges: "Zu den Rändern",
  title: screens.titleText,
  length: numbers.glanceText,
  note: "Nur die Panels: Standfuß und Gehäuse zählen nicht mit.",
} satisfies typeof english;
