import type { feed as english } from "../en/feed.ts";
/** What the Atom feed says of itself. */
export const feed = {
  title: "Diagonal – artigos, notícias e análises",
  subtitle: "O tamanho real das telas",
} satisfies typeof english;
