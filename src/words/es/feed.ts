import type { feed as english } from "../en/feed.ts";

export const feed = {
  title: "Diagonal: artículos, noticias y análisis",
  subtitle: "Lo grandes que son de verdad las pantallas",
} satisfies typeof english;
