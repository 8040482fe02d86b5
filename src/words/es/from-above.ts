import { type ScreenFromAbove, screensFromAbove } from "#comparison/from-above.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { fromAbove as english } from "../en/from-above.ts";
import { viewingDistanceText } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { angleText, glanceText } from "./numbers.ts";
import { titleText } from "./screens.ts";

export const fromAbove = {
  texts: {
    ...drawing,
    eyes: "tus ojos",
    view: "vista desde arriba, a escala",
    away: viewingDistanceText,
    deep: (figure: string): string => `${figure} de fondo`,
  },
  /** `Desde arriba: 49″ 32:9, 112,8 cm en línea recta y 17,4 cm de fondo, ocupa 94° desde 70 cm.` */
  description: (comparison: Comparison): string => {
    const { first } = unitsOf(comparison);
    const each = screensFromAbove(comparison).map((seen) => described(seen, comparison, first));
    return `Desde arriba: ${each.join("; ")}.`;
  },
  heading: "Desde arriba",
  caption: "Anchos rectos, fondos y a qué distancia quedan los bordes",
  screen: "Pantalla",
  straight: "Ancho recto",
  depth: "Fondo",
  flat: "plana",
  toEdges: "Hasta sus bordes",
  title: titleText,
  length: glanceText,
  note: "Solo los paneles: los pies y las carcasas no están incluidos.",
} satisfies typeof english;

function described(
  { screen, straight, depth, angle, distance }: ScreenFromAbove,
  { screens }: Comparison,
  unit: Unit,
): string {
  const width = glanceText(straight[unit], unit);
  const form =
    depth === null ? `plana, ${width} de ancho` : `${width} en línea recta y ${glanceText(depth[unit], unit)} de fondo`;
  return `${titleText(screen, screens)}, ${form}, ocupa ${angleText(angle)} desde ${viewingDistanceText(distance, unit)}`;
}
