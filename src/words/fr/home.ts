import type { home as english } from "../en/home.ts";
/** What the main screen says around the comparison. */
export const home = {
  title: "Diagonal – comparez les tailles d’écran à l’échelle",
  description:
    "Décrivez jusqu’à dix écrans par leur diagonale et leur format et voyez-les dessinés à l’échelle, les uns sur les autres : moniteurs, téléviseurs, ordinateurs portables et téléphones.",
  latest: {
    heading: "Derniers articles",
    articles: "Articles",
    more: "+ d’articles, d’actualités et de tests",
  },
} satisfies typeof english;
