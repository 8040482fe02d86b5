import { type ScreenFromAbove, screensFromAbove } from "#comparison/from-above.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { fromAbove as english } from "../en/from-above.ts";
import { viewingDistanceText } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { angleText, glanceText } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** The view from above, where a screen is curved, and the figures beside it (D61). */
export const fromAbove = {
  /** All words and figures of the drawing. */
  texts: {
    ...drawing,
    eyes: "deine Augen",
    view: "von oben gesehen, maßstäblich",
    away: viewingDistanceText,
    deep: (figure) => `${figure} tief`,
  },
  /** The drawing's one text alternative: `Von oben: 49″ 32:9, 112,8 cm gerade und 17,4 cm tief, füllt 94° aus 70 cm.` */
  description: (comparison) => {
    const { first } = unitsOf(comparison);
    const each = screensFromAbove(comparison).map((seen) => described(seen, comparison, first));
    return `Von oben: ${each.join("; ")}.`;
  },
  heading: "Von oben",
  caption: "Gerade Breiten, Tiefen und der Abstand zu den Rändern",
  screen: "Bildschirm",
  straight: "Gerade Breite",
  depth: "Tiefe",
  flat: "flach",
  toEdges: "Zu den Rändern",
  title: titleText,
  length: glanceText,
  note: "Nur die Panels: Standfuß und Gehäuse zählen nicht mit.",
} satisfies typeof english;

function described(
  { screen, straight, depth, angle, distance }: ScreenFromAbove,
  { screens }: Comparison,
  unit: Unit,
): string {
  const width = glanceText(straight[unit], unit);
  const form =
    depth === null ? `flach und ${width} breit` : `${width} gerade und ${glanceText(depth[unit], unit)} tief`;
  return `${titleText(screen, screens)}, ${form}, füllt ${angleText(angle)} aus ${viewingDistanceText(distance, unit)}`;
}
