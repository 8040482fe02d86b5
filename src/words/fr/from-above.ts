import { type ScreenFromAbove, screensFromAbove } from "#comparison/from-above.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import { viewingDistanceText } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { angleText, glanceText } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** The view from above, where a screen is curved, and the figures beside it (D61). */
export const fromAbove = {
  /** All words and figures of the drawing. */
  texts: {
    ...drawing,
    eyes: "vos yeux",
    view: "vu du dessus, à l’échelle",
    away: viewingDistanceText,
    deep: (figure: string): string => `${figure} de profondeur`,
  },
  /** The drawing's one text alternative: `Vu du dessus : 49″ 32:9, 112,8 cm en ligne droite et 17,4 cm de profondeur, occupe 94° à 70 cm.` */
  description: (comparison: Comparison): string => {
    const { first } = unitsOf(comparison);
    const each = screensFromAbove(comparison).map((seen) => described(seen, comparison, first));
    return `Vu du dessus : ${each.join(" ; ")}.`;
  },
  heading: "Vu du dessus",
  caption: "Largeurs en ligne droite, profondeurs et distance des bords",
  screen: "Écran",
  straight: "Largeur en ligne droite",
  depth: "Profondeur",
  flat: "plat",
  toEdges: "Jusqu’aux bords",
  title: titleText,
  length: glanceText,
  note: "Dalles seules : pieds et boîtiers non compris.",
};

function described(
  { screen, straight, depth, angle, distance }: ScreenFromAbove,
  { screens }: Comparison,
  unit: Unit,
): string {
  const width = glanceText(straight[unit], unit);
  const form =
    depth === null
      ? `plat et large de ${width}`
      : `${width} en ligne droite et ${glanceText(depth[unit], unit)} de profondeur`;
  return `${titleText(screen, screens)}, ${form}, occupe ${angleText(angle)} à ${viewingDistanceText(distance, unit)}`;
}
