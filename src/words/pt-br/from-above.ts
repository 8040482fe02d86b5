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
    eyes: "seus olhos",
    view: "vista de cima, em escala",
    away: distances.viewingDistanceText,
    deep: (figure) => `${figure} de profundidade`,
  },
  /** The drawing's one text alternative: `De cima: 49″ 32:9, 112,8 cm em linha reta e 17,4 cm de profundidade, ocupa 94° a 70 cm.` */
  description: fromAboveIn({
    parts: { numbers, distances, screens },
    all: (screens) => `De cima: ${screens}.`,
    screen: (title, width, depth, angle, from) => {
      const form =
        depth === null ? `plana e com ${width} de largura` : `${width} em linha reta e ${depth} de profundidade`;
      return `${title}, ${form}, ocupa ${angle} a ${from}`;
    },
  }),
  heading: "De cima",
  caption: "Larguras em linha reta, profundidades e a distância até as extremidades",
  screen: "Tela",
  straight: "Largura em linha reta",
  depth: "Profundidade",
  flat: "plana",
  toEdges: "Até as extremidades",
  title: screens.titleText,
  length: numbers.glanceText,
  note: "Só os painéis: bases e carcaças não estão incluídas.",
} satisfies typeof english;
