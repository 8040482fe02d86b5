import type { embed as english } from "../en/embed.ts";

export const embed = {
  title: "Insertar",
  preview: "Vista previa",
  kind: "Insertar como",
  kinds: {
    frame: { word: "Marco", hint: "Texto nítido a cualquier ancho. Sin scripts ni cookies." },
    image: { word: "Imagen", hint: "PNG o SVG, donde no se permiten marcos." },
    link: { word: "Enlace", hint: "Muestra una vista previa en los sitios que lo admiten." },
  },
  format: "Formato",
  formats: { png: "PNG", svg: "SVG" },
  colours: "Colores",
  themes: { reader: "Automático", light: "Claro", dark: "Oscuro" },
  units: "Unidades",
  width: "Ancho máximo",
  pixels: "px",
  widths: (least, most) => `De ${least} a ${most} px`,
  code: "Código",
  copy: "Copiar código",
  copied: "Copiado",
  open: "Abrir en una pestaña nueva",
} satisfies typeof english;
