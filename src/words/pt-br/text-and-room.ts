import type { ScalingOffer } from "#comparison/compared-text.ts";
import type { TextAndRoom } from "#comparison/text-and-room.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import {
  displayText,
  nameText,
  pixelsFigure,
  rounded,
  timesCount,
  UNIT_SPACE,
  withDecimals,
  withDigits,
} from "./numbers.ts";

/** How large each screen's text is, and how much fits on it (D45). */
export const textAndRoom = {
  columns: {
    screen: "Tela",
    scaling: "Escala do sistema",
    text: `Texto de 16${UNIT_SPACE}px`,
    windows: `Janelas de 1280${UNIT_SPACE}px que cabem`,
  },
  /** Its resolution is said below, so a size does without it. */
  name: (screen: Screen): string => (screen.name === undefined ? displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }: TextAndRoom, screen: Screen): string =>
    `${pixelsFigure(screen, resolution)} · ${withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "sem resolução",
  choose: "Escolher uma resolução",
  /** Short, with letters, figures and a comma, as people read it every day. */
  sample: "Reunião mudou para 14h30, sala 2",
  /** Its figures without the sample. */
  text: ({ difference, inches }: TextAndRoom, unit: Unit): readonly AnswerPart[] => {
    const height = ` · 16${UNIT_SPACE}px = ${heightText(inches, unit)}`;
    return difference === null
      ? [textPart(`referência${height}`)]
      : [textPart("Texto: "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }: ScalingOffer): string => `Usar ${scaling}%`,
  offered: ({ result }: ScalingOffer): string => `texto: ${relativeText(result)}`,
  room: ({ room }: TextAndRoom): string => roomText(room),
  /** `2 janelas e 512 px`, `0 janelas, 1080 px` */
  windows: ({ windows: { count, left } }: TextAndRoom, screen: Screen): readonly AnswerPart[] => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " e "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count === 1 ? "janela" : "janelas"}${rest}`)];
  },
  toScale: "As amostras estão em escala entre si.",
  /** How true the size is, as a fraction. */
  trueSize: (accuracy: number): string =>
    `As amostras estão em tamanho real nesta tela, ±${withDigits(accuracy * 100, 1)}%.`,
  showTrueSize: "Mostrar em tamanho real",
  calibrateAgain: "Calibrar de novo",
  /** @param isBaseMarked whether there are samples beside the base's */
  note: (isBaseMarked: boolean): string =>
    `Altura da letra = 16${UNIT_SPACE}px × escala do sistema ÷ pixels por polegada. Área útil = resolução ÷ escala do sistema. As duas são calculadas antes de arredondar.${
      isBaseMarked ? " A linha pontilhada é onde termina a amostra da referência." : ""
    }`,
};

/** `0,147″` or `3,7 mm`: letters are small, so in centimetres the height is in millimetres. */
export function heightText(inches: number, unit: Unit): string {
  if (unit === "in") return `${rounded(inches, 3)}″`;
  return `${rounded(convertLength(inches, "in", "cm") * 10, 1)}${UNIT_SPACE}mm`;
}
