import type { offer as english } from "../en/offer.ts";

/** Shown on pages in other languages, to those who prefer this one. */
export const offer = {
  text: "Cette page existe aussi en français.",
  dismiss: "Fermer",
} satisfies typeof english;
