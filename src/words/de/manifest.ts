import type { manifest as english } from "../en/manifest.ts";

/** What an installed site says of itself to the system. */
export const manifest = {
  name: "Diagonal – Bildschirmgrößen vergleichen",
  description: "Zeigt, wie groß Bildschirme wirklich sind: bis zu zehn, maßstabsgetreu übereinandergelegt.",
  shortcuts: { ultrawide: "27″ oder 34″ Ultrawide", articles: "Artikel" },
} satisfies typeof english;
