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
    eyes: "vos yeux",
    view: "vu du dessus, à l’échelle",
    away: distances.viewingDistanceText,
    deep: (figure) => `${figure} de profondeur`,
  },
  /** The drawing's one text alternative: `Vu du dessus : 49″ 32:9, 112,8 cm en ligne droite et 17,4 cm de profondeur, occupe 94° à 70 cm.` */
  description: fromAboveIn({
    parts: { numbers, distances, screens },
    all: (screens) => `Vu du dessus : ${screens}.`,
    screen: (title, width, depth, angle, from) => {
      const form = depth === null ? `plat et large de ${width}` : `${width} en ligne droite et ${depth} de profondeur`;
      return `${title}, ${form}, occupe ${angle} à ${from}`;
    },
  }),
  heading: "Vu du dessus",
  caption: "Largeurs en ligne droite, profondeurs et distance des bords",
  screen: "Écran",
  straight: "Largeur en ligne droite",
  depth: "Profondeur",
  flat: "plat",
  toEdges: "Jusqu’aux bords",
  title: screens.titleText,
  length: numbers.glanceText,
  note: "Dalles seules : pieds et boîtiers non compris.",
} satisfies typeof english;
