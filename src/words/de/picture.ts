import type { picture as english } from "../en/picture.ts";

/** What a share image says beside the question, the answer and the drawing. */
export const picture = {
  motto: "Bildschirmgrößen, maßstabsgetreu",
  manyCompared: (count) => `${count} Bildschirme im Vergleich`,
  notDrawn: "nicht gezeichnet",
} satisfies typeof english;
