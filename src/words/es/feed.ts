import type { feed as english } from "../en/feed.ts";

export const feed = {
  title: "Diagonal: artículos, noticias y análisis",
  subtitle: "Así de grandes son las pantallas",
} satisfies typeof english;
