import { figurePart, textPart } from "../answer-part.ts";
import type { textAndRoom as english } from "../en/text-and-room.ts";
import { nameText, pixelsFigure, timesCount, UNIT_SPACE } from "../shared/numbers.ts";
import { letterHeight } from "../shared/text-and-room.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import { numbers } from "./numbers.ts";

/** How large each screen's text is, and how much fits on it (D45). */
export const textAndRoom = {
  columns: {
    screen: "Tela",
    scaling: "Escala do sistema",
    text: `Texto de 16${UNIT_SPACE}px`,
    windows: `Janelas de 1280${UNIT_SPACE}px que cabem`,
  },
  name: (screen) => (screen.name === undefined ? numbers.displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }, screen) =>
    `${pixelsFigure(screen, resolution)} · ${numbers.withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "sem resolução",
  choose: "Escolher uma resolução",
  sample: "Reunião mudou para 14h30, sala 2",
  text: ({ difference, inches }, unit) => {
    const height = ` · 16${UNIT_SPACE}px = ${letterHeight(inches, unit, numbers)}`;
    return difference === null
      ? [textPart(`referência${height}`)]
      : [textPart("Texto: "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }) => `Usar ${scaling}%`,
  offered: ({ result }) => `texto: ${relativeText(result)}`,
  room: ({ room }) => roomText(room),
  /** `2 janelas e 512 px`, `0 janelas, 1080 px` */
  windows: ({ windows: { count, left } }, screen) => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " e "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count === 1 ? "janela" : "janelas"}${rest}`)];
  },
  toScale: "As amostras estão em escala entre si.",
  trueSize: (accuracy) => `As amostras estão em tamanho real nesta tela, ±${numbers.withDigits(accuracy * 100, 1)}%.`,
  showTrueSize: "Mostrar em tamanho real",
  calibrateAgain: "Calibrar de novo",
  note: (isBaseMarked) =>
    `Altura da letra = 16${UNIT_SPACE}px × escala do sistema ÷ pixels por polegada. Área útil = resolução ÷ escala do sistema. As duas são calculadas antes de arredondar.${
      isBaseMarked ? " A linha pontilhada é onde termina a amostra da referência." : ""
    }`,
} satisfies typeof english;
