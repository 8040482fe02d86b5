import type { fromAbove as english } from "../en/from-above.ts";
import { fromAboveIn } from "../shared/from-above.ts";
import { distances } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

export const fromAbove = {
  texts: {
    ...drawing,
    eyes: "tus ojos",
    view: "vista desde arriba, a escala",
    away: distances.viewingDistanceText,
    deep: (figure) => `${figure} de fondo`,
  },
  /** `Desde arriba: 49″ 32:9, 112,8 cm en línea recta y 17,4 cm de fondo, ocupa 94° desde 70 cm.` */
  description: fromAboveIn({
    parts: { numbers, distances, screens },
    all: (screens) => `Desde arriba: ${screens}.`,
    screen: (title, width, depth, angle, from) => {
      const form = depth === null ? `plana, ${width} de ancho` : `${width} en línea recta y ${depth} de fondo`;
      return `${title}, ${form}, ocupa ${angle} desde ${from}`;
    },
  }),
  heading: "Desde arriba",
  caption: "Anchos rectos, fondos y a qué distancia quedan los bordes",
  screen: "Pantalla",
  straight: "Ancho recto",
  depth: "Fondo",
  flat: "plana",
  toEdges: "Hasta sus bordes",
  title: screens.titleText,
  length: numbers.glanceText,
  note: "Solo los paneles: los pies y las carcasas no están incluidos.",
} satisfies typeof english;
