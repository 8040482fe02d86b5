import type { ScalingOffer } from "#comparison/compared-text.ts";
import type { TextAndRoom } from "#comparison/text-and-room.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import type { textAndRoom as english } from "../en/text-and-room.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import {
  displayText,
  nameText,
  percentText,
  pixelsFigure,
  rounded,
  timesCount,
  UNIT_SPACE,
  withDecimals,
  withDigits,
} from "./numbers.ts";

export const textAndRoom = {
  columns: {
    screen: "Pantalla",
    scaling: "Escalado",
    text: `Texto de 16${UNIT_SPACE}px`,
    windows: `Ventanas de 1280${UNIT_SPACE}px que caben`,
  },
  name: (screen: Screen): string => (screen.name === undefined ? displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }: TextAndRoom, screen: Screen): string =>
    `${pixelsFigure(screen, resolution)} · ${withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "sin resolución",
  choose: "Elegir una resolución",
  sample: "Reunión a las 14:30, sala 2",
  text: ({ difference, inches }: TextAndRoom, unit: Unit): readonly AnswerPart[] => {
    const height = ` · 16${UNIT_SPACE}px = ${heightText(inches, unit)}`;
    return difference === null
      ? [textPart(`base${height}`)]
      : [textPart("Texto: "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }: ScalingOffer): string => `Usar ${scaling}${UNIT_SPACE}%`,
  offered: ({ result }: ScalingOffer): string => `texto: ${relativeText(result)}`,
  room: ({ room }: TextAndRoom): string => roomText(room),
  /** `2 ventanas y 512 px`, `0 ventanas, 1080 px` */
  windows: ({ windows: { count, left } }: TextAndRoom, screen: Screen): readonly AnswerPart[] => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " y "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count === 1 ? "ventana" : "ventanas"}${rest}`)];
  },
  toScale: "Las muestras están a escala entre sí.",
  trueSize: (accuracy: number): string =>
    `Las muestras tienen su tamaño real en esta pantalla, ±${percentText(withDigits(accuracy * 100, 1))}.`,
  showTrueSize: "Mostrar a tamaño real",
  calibrateAgain: "Volver a calibrar",
  note: (isBaseMarked: boolean): string =>
    `Altura de la letra = 16${UNIT_SPACE}px × escalado ÷ píxeles por pulgada. Espacio útil = resolución ÷ escalado. Ambos se calculan antes de redondear.${
      isBaseMarked ? " La línea de puntos indica dónde termina la muestra de la base." : ""
    }`,
} satisfies typeof english;

/** `0,147″` or `3,7 mm` */
export function heightText(inches: number, unit: Unit): string {
  if (unit === "in") return `${rounded(inches, 3)}″`;
  return `${rounded(convertLength(inches, "in", "cm") * 10, 1)}${UNIT_SPACE}mm`;
}
