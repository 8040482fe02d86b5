import type { release as english } from "../en/release.ts";
/** What an open page says of a new release. */
export const release = {
  isReady: "Une nouvelle version de ce site est prête.",
  load: "La charger",
} satisfies typeof english;
