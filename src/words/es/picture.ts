import type { picture as english } from "../en/picture.ts";

export const picture = {
  motto: "Tamaños de pantalla, a escala",
  manyCompared: (count) => `${count} pantallas comparadas`,
  notDrawn: "sin dibujar",
} satisfies typeof english;
