import type { picture as english } from "../en/picture.ts";
/** What a share image says beside the question, the answer and the drawing. */
export const picture = {
  motto: "Tamanhos de tela, em escala",
  manyCompared: (count) => `${count} telas comparadas`,
  notDrawn: "não desenhada",
} satisfies typeof english;
