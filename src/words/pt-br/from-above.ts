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
    eyes: "seus olhos",
    view: "vista de cima, em escala",
    away: viewingDistanceText,
    deep: (figure: string): string => `${figure} de profundidade`,
  },
  /** The drawing's one text alternative: `De cima: 49″ 32:9, 112,8 cm em linha reta e 17,4 cm de profundidade, ocupa 94° a 70 cm.` */
  description: (comparison: Comparison): string => {
    const { first } = unitsOf(comparison);
    const each = screensFromAbove(comparison).map((seen) => described(seen, comparison, first));
    return `De cima: ${each.join("; ")}.`;
  },
  heading: "De cima",
  caption: "Larguras em linha reta, profundidades e a distância até as extremidades",
  screen: "Tela",
  straight: "Largura em linha reta",
  depth: "Profundidade",
  flat: "plana",
  toEdges: "Até as extremidades",
  title: titleText,
  length: glanceText,
  note: "Só os painéis: bases e carcaças não estão incluídas.",
};

function described(
  { screen, straight, depth, angle, distance }: ScreenFromAbove,
  { screens }: Comparison,
  unit: Unit,
): string {
  const width = glanceText(straight[unit], unit);
  const form =
    depth === null
      ? `plana e com ${width} de largura`
      : `${width} em linha reta e ${glanceText(depth[unit], unit)} de profundidade`;
  return `${titleText(screen, screens)}, ${form}, ocupa ${angleText(angle)} a ${viewingDistanceText(distance, unit)}`;
}
