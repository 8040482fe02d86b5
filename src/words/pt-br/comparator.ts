import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { ScaleMode } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { percentText, withDigits } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Of a link that cannot be read. */
const MOST_CHARACTERS = 60;

/** What the main screen says around the editors, the answer and the details. */
export const comparator = {
  tagline: "Compare tamanhos de tela",
  skipToStarters: "Ir para as comparações comuns",
  skipToDrawing: "Ir para o desenho",
  editScreens: "Editar telas",
  edit: "Editar",
  screens: "Telas",
  outlines: "Contornos",
  outline: ({ number, screen }: Pick<ListedScreen, "number" | "screen">, comparison: Comparison): string =>
    `Tela ${number}: ${describeScreen(screen, comparison)}`,
  /** The headings of columns. */
  dimensions: { width: "Largura", height: "Altura", area: "Área" } satisfies Record<ComparedDimension, string>,
  scalingOf: (screen: Screen, all: readonly ListedScreen[]): string => `Escala do sistema em ${titleText(screen, all)}`,
  empty: {
    heading: "Ainda não há nada para comparar",
    wide: "Adicione uma tela com +, busque um modelo ou tamanho, ou comece com uma destas.",
    narrow: "Adicione uma tela ou comece com uma destas.",
    add: "Adicionar uma tela",
    noPixels: "Escolha uma resolução para ver uma tela desenhada em pixels.",
  },
  scale: {
    names: { actual: "Tamanho real", seat: "Do seu lugar", pixels: "Em pixels" } satisfies Record<
      Exclude<ScaleMode, "fit">,
      string
    >,
    /** How true the size is, as a fraction. */
    accuracy: (accuracy: number): string => `±${percentText(withDigits(accuracy * 100, 1))}`,
    leave: "Voltar a “Ajustar”",
  },
  /** The shown word of the field, and its name. */
  distance: { word: "distância", name: "Distância" },
  table: { copied: "Tabela copiada", refused: "Não é permitido copiar aqui" },
  link: {
    unreadable: (parts: readonly string[]): string =>
      `Não foi possível ler esta parte do link: ${shortened(parts.join(", "), MOST_CHARACTERS)}`,
    lastTime: <Element>(words: Wrap<Element>, comparison: Element): RichText<Element> => [
      words("Da última vez:"),
      comparison,
    ],
  },
};
