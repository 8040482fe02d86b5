import type { embedPage as english } from "../en/embed-page.ts";

/** What a comparison in a frame on another site says around itself. */
export const embedPage = {
  notDrawn: "nicht gezeichnet",
  open: { wide: "Diesen Vergleich öffnen", narrow: "Öffnen" },
} satisfies typeof english;
