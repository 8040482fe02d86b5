import type { picture as english } from "../en/picture.ts";
/** What a share image says beside the question, the answer and the drawing. */
export const picture = {
  motto: "Tailles d’écran, à l’échelle",
  manyCompared: (count) => `${count} écrans comparés`,
  notDrawn: "non dessiné",
} satisfies typeof english;
