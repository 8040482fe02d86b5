import type { comparator as english } from "../en/comparator.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

export const comparator = {
  tagline: "Compara tamaños de pantalla",
  skipToStarters: "Ir a las comparaciones habituales",
  skipToDrawing: "Ir al dibujo",
  editScreens: "Editar pantallas",
  edit: "Editar",
  screens: "Pantallas",
  outlines: "Contornos",
  outline: ({ number, screen }, comparison) => `Pantalla ${number}: ${describeScreen(screen, comparison)}`,
  dimensions: { width: "Ancho", height: "Alto", area: "Área" },
  scalingOf: (screen, all) => `Escalado de ${titleText(screen, all)}`,
  empty: {
    heading: "Aún no hay nada que comparar",
    wide: "Añade una pantalla con +, busca un modelo o un tamaño, o empieza con una de estas.",
    narrow: "Añade una pantalla o empieza con una de estas.",
    add: "Añadir una pantalla",
    noPixels: "Elige una resolución para ver una pantalla dibujada en píxeles.",
  },
  scale: {
    names: { actual: "Tamaño real", seat: "Desde tu asiento", pixels: "En píxeles" },
    accuracy: (accuracy) => `±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}`,
    leave: "Volver a «Ajustar»",
  },
  distance: { word: "a", name: "Distancia" },
  table: { copied: "Tabla copiada", refused: "Aquí no se permite copiar" },
  link: {
    unreadable: (parts) => `No se ha podido leer esta parte del enlace: ${shortened(parts.join(", "), 60)}`,
    lastTime: (words, comparison) => [words("La última vez:"), comparison],
  },
} satisfies typeof english;
