import type { offer as english } from "../en/offer.ts";

/** Shown on pages in other languages, to those who prefer this one. */
export const offer = {
  text: "Diese Seite gibt es auch auf Deutsch.",
  dismiss: "Schließen",
} satisfies typeof english;
