import type { embed as english } from "../en/embed.ts";
/** The dialog that gives the code for another site. */
export const embed = {
  title: "Intégrer",
  preview: "Aperçu",
  kind: "Intégrer comme",
  kinds: {
    frame: { word: "Iframe", hint: "Texte net à toutes les largeurs. Ni script, ni cookie." },
    image: { word: "Image", hint: "PNG ou SVG, pour les sites qui refusent les iframes." },
    link: { word: "Lien", hint: "Affiche un aperçu sur les sites qui le permettent." },
  },
  format: "Format",
  formats: { png: "PNG", svg: "SVG" },
  colours: "Couleurs",
  themes: { reader: "Automatique", light: "Clair", dark: "Sombre" },
  units: "Unités",
  width: "Largeur maximale",
  pixels: "px",
  widths: (least, most) => `De ${least} à ${most} px`,
  code: "Code",
  copy: "Copier le code",
  copied: "Copié",
  open: "Ouvrir dans un nouvel onglet",
} satisfies typeof english;
