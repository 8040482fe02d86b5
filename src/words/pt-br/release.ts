import type { release as english } from "../en/release.ts";
/** What an open page says of a new release. */
export const release = {
  isReady: "Há uma nova versão deste site.",
  load: "Carregar",
} satisfies typeof english;
