import type { embedPage as english } from "../en/embed-page.ts";

export const embedPage = {
  notDrawn: "sin dibujar",
  open: { wide: "Abrir esta comparación", narrow: "Abrir" },
} satisfies typeof english;
