import type { offer as english } from "../en/offer.ts";

/** Shown on pages in other languages, to those who prefer this one. */
export const offer = {
  text: "Esta página também existe em português.",
  dismiss: "Dispensar",
} satisfies typeof english;
