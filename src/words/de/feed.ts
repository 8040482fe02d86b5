import type { feed as english } from "../en/feed.ts";

/** What the Atom feed says of itself. */
export const feed = {
  title: "Diagonal – Artikel, Neuigkeiten und Tests",
  subtitle: "Wie groß Bildschirme wirklich sind",
} satisfies typeof english;
