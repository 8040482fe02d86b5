import type { embed as english } from "../en/embed.ts";

/** The dialog that gives the code for another site. */
export const embed = {
  title: "Einbetten",
  preview: "Vorschau",
  kind: "Einbetten als",
  kinds: {
    frame: { word: "Frame", hint: "Scharfe Schrift in jeder Breite. Kein Skript, keine Cookies." },
    image: { word: "Bild", hint: "PNG oder SVG, wo Frames nicht erlaubt sind." },
    link: { word: "Link", hint: "Zeigt auf Websites, die es unterstützen, eine Vorschau." },
  },
  format: "Format",
  formats: { png: "PNG", svg: "SVG" },
  colours: "Farben",
  themes: { reader: "Automatisch", light: "Hell", dark: "Dunkel" },
  units: "Einheiten",
  width: "Größte Breite",
  pixels: "px",
  widths: (least, most) => `Von ${least} bis ${most} px`,
  code: "Code",
  copy: "Code kopieren",
  copied: "Kopiert",
  open: "In neuem Tab öffnen",
} satisfies typeof english;
