/** Shown on pages in other languages, to those who prefer this one. */
export const offer = {
  text: "This page is also in English.",
  dismiss: "Dismiss",
};
