import type { home as english } from "../en/home.ts";
/** What the main screen says around the comparison. */
export const home = {
  title: "Diagonal – compare tamanhos de tela em escala",
  description:
    "Descreva até dez telas pela diagonal e pela proporção e veja todas desenhadas em escala, uma sobre a outra: monitores, TVs, notebooks e celulares.",
  latest: {
    heading: "Últimos artigos",
    articles: "Artigos",
    more: "+ mais artigos, notícias e análises",
  },
} satisfies typeof english;
