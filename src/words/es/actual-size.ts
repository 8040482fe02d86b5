import type { Calibration } from "#domain/viewing/calibration.ts";
import type { actualSize as english } from "../en/actual-size.ts";
import { numbers } from "./numbers.ts";

export const actualSize = {
  title: "Tamaño real",
  instruction:
    "Apoya una tarjeta bancaria en la pantalla, con su borde izquierdo sobre el borde izquierdo de la tarjeta dibujada. Arrastra el borde derecho hasta que las dos tarjetas tengan el mismo ancho.",
  turn: "Girar la tarjeta",
  accuracy: accuracyText,
  cancel: "Cancelar",
  done: "Listo",
  card: {
    narrower: "Más estrecha",
    width: "Ancho de la tarjeta",
    value: (pixels, calibration) => `${numbers.withDecimals(pixels, 0, 1)} píxeles, ${accuracyText(calibration)}`,
    wider: "Más ancha",
  },
  diagonal: {
    label: "O escribe la diagonal de esta pantalla",
    unit: numbers.units,
    changeUnit: (unit) => `Unidad de la diagonal: ${numbers.units[unit]}`,
    zoom: "El zoom del navegador debe estar al 100\u202f%.",
    limits: ([least, most], unit) =>
      `Escribe una diagonal de ${numbers.lengthText(Math.ceil(least * 10) / 10, unit)} a ${numbers.lengthText(Math.floor(most * 10) / 10, unit)}.`,
  },
  unknown: "Dibujo ajustado: esta pantalla aún no se ha medido.",
  changed: "Dibujo ajustado: ha cambiado el zoom o la pantalla.",
  magnified: "Ampliado: reduce el zoom para ver el tamaño real.",
  isActual: (calibration) => `Tamaño real. ${accuracyText(calibration)}`,
  centre: "Centrar",
  calibrate: "Calibrar",
  more: {
    left: "Mostrar más a la izquierda",
    right: "Mostrar más a la derecha",
    above: "Mostrar más arriba",
    below: "Mostrar más abajo",
  },
} satisfies typeof english;

function accuracyText(calibration: Calibration | null): string {
  return calibration === null
    ? "Sin medir"
    : `Precisión aproximada: ±${numbers.percentText(numbers.withDigits(calibration.accuracy * 100, 1))}`;
}
