import type { embedPage as english } from "../en/embed-page.ts";
/** What a comparison in a frame on another site says around itself. */
export const embedPage = {
  notDrawn: "não desenhada",
  open: { wide: "Abrir esta comparação", narrow: "Abrir" },
} satisfies typeof english;
