import type { manifest as english } from "../en/manifest.ts";

export const manifest = {
  name: "Diagonal: compara tamaños de pantalla",
  description: "Muestra lo grandes que son de verdad las pantallas: hasta diez, dibujadas a escala, una sobre otra.",
  shortcuts: { ultrawide: "27″ o ultrapanorámico de 34″", articles: "Artículos" },
} satisfies typeof english;
