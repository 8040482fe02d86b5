import { fromAboveIn } from "../shared/from-above.ts";
import { distances } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

/** The view from above, where a screen is curved, and the figures beside it (D61). */
export const fromAbove = {
  /** All words and figures of the drawing. */
  texts: {
    ...drawing,
    eyes: "your eyes",
    view: "seen from above, to scale",
    away: distances.viewingDistanceText,
    deep: (figure: string): string => `${figure} deep`,
  },
  /** The drawing's one text alternative: `From above: 49″ 32:9, 112.8 cm straight and 17.4 cm deep, fills 94° from 70 cm.` */
  description: fromAboveIn({
    parts: { numbers, distances, screens },
    all: (screens) => `From above: ${screens}.`,
    screen: (title, width, depth, angle, from) => {
      const form = depth === null ? `flat and ${width} wide` : `${width} straight and ${depth} deep`;
      return `${title}, ${form}, fills ${angle} from ${from}`;
    },
  }),
  heading: "From above",
  caption: "Straight widths, depths, and how far the edges are away",
  screen: "Screen",
  straight: "Straight width",
  depth: "Depth",
  flat: "flat",
  toEdges: "To its edges",
  title: screens.titleText,
  length: numbers.glanceText,
  note: "Panels only: stands and cases are not included.",
};
