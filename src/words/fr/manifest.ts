import type { manifest as english } from "../en/manifest.ts";
/** What an installed site says of itself to the system. */
export const manifest = {
  name: "Diagonal – comparez les tailles d’écran",
  description: "Montre la vraie taille des écrans : jusqu’à dix écrans dessinés à l’échelle, les uns sur les autres.",
  shortcuts: { ultrawide: "27″ ou 34″ ultra-large", articles: "Articles" },
} satisfies typeof english;
