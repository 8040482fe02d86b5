import type { embed as english } from "../en/embed.ts";
/** The dialog that gives the code for another site. */
export const embed = {
  title: "Incorporar",
  preview: "Prévia",
  kind: "Incorporar como",
  kinds: {
    frame: { word: "Quadro", hint: "Texto nítido em qualquer largura. Sem scripts, sem cookies." },
    image: { word: "Imagem", hint: "PNG ou SVG, onde quadros não são permitidos." },
    link: { word: "Link", hint: "Mostra uma prévia nos sites que aceitam isso." },
  },
  format: "Formato",
  formats: { png: "PNG", svg: "SVG" },
  colours: "Cores",
  themes: { reader: "Automático", light: "Claro", dark: "Escuro" },
  units: "Unidades",
  width: "Largura máxima",
  pixels: "px",
  widths: (least, most) => `De ${least} a ${most} px`,
  code: "Código",
  copy: "Copiar código",
  copied: "Copiado",
  open: "Abrir em nova aba",
} satisfies typeof english;
