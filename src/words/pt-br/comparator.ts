import type { comparator as english } from "../en/comparator.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { numbers } from "./numbers.ts";
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
  outline: ({ number, screen }, comparison) => `Tela ${number}: ${describeScreen(screen, comparison)}`,
  dimensions: { width: "Largura", height: "Altura", area: "Área" },
  scalingOf: (screen, all) => `Escala do sistema em ${titleText(screen, all)}`,
  empty: {
    heading: "Ainda não há nada para comparar",
    wide: "Adicione uma tela com +, busque um modelo ou tamanho, ou comece com uma destas.",
    narrow: "Adicione uma tela ou comece com uma destas.",
    add: "Adicionar uma tela",
    noPixels: "Escolha uma resolução para ver uma tela desenhada em pixels.",
  },
  scale: {
    names: { actual: "Tamanho real", seat: "Do seu lugar", pixels: "Em pixels" },
    accuracy: (accuracy) => `±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}`,
    leave: "Voltar a “Ajustar”",
  },
  distance: { word: "distância", name: "Distância" },
  table: { copied: "Tabela copiada", refused: "Não é permitido copiar aqui" },
  link: {
    unreadable: (parts) => `Não foi possível ler esta parte do link: ${shortened(parts.join(", "), MOST_CHARACTERS)}`,
    lastTime: (words, comparison) => [words("Da última vez:"), comparison],
  },
} satisfies typeof english;
