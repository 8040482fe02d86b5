import type { Calibration } from "#domain/viewing/calibration.ts";
import type { actualSize as english } from "../en/actual-size.ts";
import { numbers } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
  title: "Tamanho real",
  instruction:
    "Encoste um cartão de banco na tela, com a borda esquerda sobre a borda esquerda do cartão desenhado. Arraste a borda direita até os dois terem a mesma largura.",
  turn: "Virar o cartão",
  accuracy: accuracyText,
  cancel: "Cancelar",
  done: "Pronto",
  card: {
    narrower: "Mais estreito",
    width: "Largura do cartão",
    value: (pixels, calibration) => `${numbers.withDecimals(pixels, 0, 1)} pixels, ${accuracyText(calibration)}`,
    wider: "Mais largo",
  },
  diagonal: {
    label: "Ou digite a diagonal desta tela",
    unit: numbers.units,
    changeUnit: (unit) => `Unidade da diagonal: ${numbers.units[unit]}`,
    zoom: "O zoom do navegador precisa estar em 100%.",
    limits: ([least, most], unit) =>
      `Digite uma diagonal de ${numbers.lengthText(Math.ceil(least * 10) / 10, unit)} a ${numbers.lengthText(Math.floor(most * 10) / 10, unit)}.`,
  },
  unknown: "Ajustado à janela: esta tela ainda não foi medida.",
  changed: "Ajustado à janela: o zoom ou a tela mudou.",
  magnified: "Ampliado: diminua o zoom para voltar ao tamanho real.",
  isActual: (calibration) => `Tamanho real. ${accuracyText(calibration)}`,
  centre: "Centralizar",
  calibrate: "Calibrar",
  more: {
    left: "Mostrar mais à esquerda",
    right: "Mostrar mais à direita",
    above: "Mostrar mais acima",
    below: "Mostrar mais abaixo",
  },
} satisfies typeof english;

/** `Precisão de cerca de 0,3%`; null while nothing is measured. */
function accuracyText(calibration: Calibration | null): string {
  return calibration === null
    ? "Não medida"
    : `Precisão de cerca de ${numbers.withDigits(calibration.accuracy * 100, 1)}%`;
}
