import type { home as english } from "../en/home.ts";

/** What the main screen says around the comparison. */
export const home = {
  title: "Diagonal – Bildschirmgrößen maßstabsgetreu vergleichen",
  description:
    "Gib bis zu zehn Bildschirme mit Diagonale und Seitenverhältnis an und sieh sie maßstabsgetreu übereinandergelegt: Monitore, Fernseher, Notebooks und Handys.",
  latest: {
    heading: "Neueste Artikel",
    articles: "Artikel",
    more: "+ mehr Artikel, Neuigkeiten und Tests",
  },
} satisfies typeof english;
