import type { embedPage as english } from "../en/embed-page.ts";

/** What a comparison in a frame on another site says around itself. */
export const embedPage = {
  notDrawn: "nicht gezeichnet",
  /** The link to the comparison, where there is room for it and where there is little. */
  open: { wide: "Diesen Vergleich öffnen", narrow: "Öffnen" },
} satisfies typeof english;
