import type { release as english } from "../en/release.ts";

/** What an open page says of a new release. */
export const release = {
  isReady: "Eine neue Version dieser Website ist da.",
  load: "Laden",
} satisfies typeof english;
