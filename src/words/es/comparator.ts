import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { comparator as english } from "../en/comparator.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { percentText, withDigits } from "./numbers.ts";
import { titleText } from "./screens.ts";

export const comparator = {
  tagline: "Compara tamaños de pantalla",
  skipToStarters: "Ir a las comparaciones habituales",
  skipToDrawing: "Ir al dibujo",
  editScreens: "Editar pantallas",
  edit: "Editar",
  screens: "Pantallas",
  outlines: "Contornos",
  outline: ({ number, screen }: Pick<ListedScreen, "number" | "screen">, comparison: Comparison): string =>
    `Pantalla ${number}: ${describeScreen(screen, comparison)}`,
  dimensions: { width: "Ancho", height: "Alto", area: "Área" },
  scalingOf: (screen: Screen, all: readonly ListedScreen[]): string => `Escalado de ${titleText(screen, all)}`,
  empty: {
    heading: "Aún no hay nada que comparar",
    wide: "Añade una pantalla con +, busca un modelo o un tamaño, o empieza con una de estas.",
    narrow: "Añade una pantalla o empieza con una de estas.",
    add: "Añadir una pantalla",
    noPixels: "Elige una resolución para ver una pantalla dibujada en píxeles.",
  },
  scale: {
    names: { actual: "Tamaño real", seat: "Desde tu asiento", pixels: "En píxeles" },
    accuracy: (accuracy: number): string => `±${percentText(withDigits(accuracy * 100, 1))}`,
    leave: "Volver a «Ajustar»",
  },
  distance: { word: "a", name: "Distancia" },
  table: { copied: "Tabla copiada", refused: "Aquí no se permite copiar" },
  link: {
    unreadable: (parts: readonly string[]): string =>
      `No se ha podido leer esta parte del enlace: ${shortened(parts.join(", "), 60)}`,
    lastTime: <Element>(words: Wrap<Element>, comparison: Element): RichText<Element> => [
      words("La última vez:"),
      comparison,
    ],
  },
} satisfies typeof english;
