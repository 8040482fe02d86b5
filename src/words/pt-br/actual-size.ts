import type { Unit } from "#domain/display/unit.ts";
import type { Calibration } from "#domain/viewing/calibration.ts";
import { lengthText, UNITS, withDecimals, withDigits } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
  /** Of the dialog. */
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
    value: (pixels: number, calibration: Calibration | null): string =>
      `${withDecimals(pixels, 0, 1)} pixels, ${accuracyText(calibration)}`,
    wider: "Mais largo",
  },
  diagonal: {
    label: "Ou digite a diagonal desta tela",
    unit: UNITS,
    changeUnit: (unit: Unit): string => `Unidade da diagonal: ${UNITS[unit]}`,
    zoom: "O zoom do navegador precisa estar em 100%.",
    /** In tenths of this unit, so that both are possible. */
    limits: ([least, most]: readonly [least: number, most: number], unit: Unit): string =>
      `Digite uma diagonal de ${lengthText(Math.ceil(least * 10) / 10, unit)} a ${lengthText(Math.floor(most * 10) / 10, unit)}.`,
  },
  /** Below the drawing. */
  unknown: "Ajustado à janela: esta tela ainda não foi medida.",
  changed: "Ajustado à janela: o zoom ou a tela mudou.",
  magnified: "Ampliado: diminua o zoom para voltar ao tamanho real.",
  isActual: (calibration: Calibration): string => `Tamanho real. ${accuracyText(calibration)}`,
  centre: "Centralizar",
  calibrate: "Calibrar",
  more: {
    left: "Mostrar mais à esquerda",
    right: "Mostrar mais à direita",
    above: "Mostrar mais acima",
    below: "Mostrar mais abaixo",
  },
};

/** `Precisão de cerca de 0,3%`; null while nothing is measured. */
function accuracyText(calibration: Calibration | null): string {
  return calibration === null ? "Não medida" : `Precisão de cerca de ${withDigits(calibration.accuracy * 100, 1)}%`;
}
