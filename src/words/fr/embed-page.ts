import type { embedPage as english } from "../en/embed-page.ts";
/** What a comparison in a frame on another site says around itself. */
export const embedPage = {
  notDrawn: "non dessiné",
  open: { wide: "Ouvrir cette comparaison", narrow: "Ouvrir" },
} satisfies typeof english;
