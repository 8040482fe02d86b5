import type { manifest as english } from "../en/manifest.ts";
/** What an installed site says of itself to the system. */
export const manifest = {
  name: "Diagonal – compare tamanhos de tela",
  description: "Mostra o tamanho real das telas: até dez, desenhadas em escala, uma sobre a outra.",
  shortcuts: { ultrawide: "27″ ou ultrawide de 34″", articles: "Artigos" },
} satisfies typeof english;
