import type { feed as english } from "../en/feed.ts";
/** What the Atom feed says of itself. */
export const feed = {
  title: "Diagonal – articles, actualités et tests",
  subtitle: "La vraie taille des écrans",
} satisfies typeof english;
