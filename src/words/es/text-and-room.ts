import { figurePart, textPart } from "../answer-part.ts";
import type { textAndRoom as english } from "../en/text-and-room.ts";
import { nameText, pixelsFigure, timesCount, UNIT_SPACE } from "../shared/numbers.ts";
import { letterHeight } from "../shared/text-and-room.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import { numbers } from "./numbers.ts";

export const textAndRoom = {
  columns: {
    screen: "Pantalla",
    scaling: "Escalado",
    text: `Texto de 16${UNIT_SPACE}px`,
    windows: `Ventanas de 1280${UNIT_SPACE}px que caben`,
  },
  name: (screen) => (screen.name === undefined ? numbers.displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }, screen) =>
    `${pixelsFigure(screen, resolution)} · ${numbers.withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "sin resolución",
  choose: "Elegir una resolución",
  sample: "Reunión a las 14:30, sala 2",
  text: ({ difference, inches }, unit) => {
    const height = ` · 16${UNIT_SPACE}px = ${letterHeight(inches, unit, numbers)}`;
    return difference === null
      ? [textPart(`base${height}`)]
      : [textPart("Texto: "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }) => `Usar ${scaling}${UNIT_SPACE}%`,
  offered: ({ result }) => `texto: ${relativeText(result)}`,
  room: ({ room }) => roomText(room),
  /** `2 ventanas y 512 px`, `0 ventanas, 1080 px` */
  windows: ({ windows: { count, left } }, screen) => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " y "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count === 1 ? "ventana" : "ventanas"}${rest}`)];
  },
  toScale: "Las muestras están a escala entre sí.",
  trueSize: (accuracy) =>
    `Las muestras tienen su tamaño real en esta pantalla, ±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}.`,
  showTrueSize: "Mostrar a tamaño real",
  calibrateAgain: "Volver a calibrar",
  note: (isBaseMarked) =>
    `Altura de la letra = 16${UNIT_SPACE}px × escalado ÷ píxeles por pulgada. Espacio útil = resolución ÷ escalado. Ambos se calculan antes de redondear.${
      isBaseMarked ? " La línea de puntos indica dónde termina la muestra de la base." : ""
    }`,
} satisfies typeof english;
