import type { ScalingOffer } from "#comparison/compared-text.ts";
import type { TextAndRoom } from "#comparison/text-and-room.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { nameText, pixelsFigure, timesCount, UNIT_SPACE } from "../shared/numbers.ts";
import { letterHeight } from "../shared/text-and-room.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import { numbers } from "./numbers.ts";

/** How large each screen's text is, and how much fits on it (D45). */
export const textAndRoom = {
  columns: {
    screen: "Screen",
    scaling: "Scaling",
    text: `Text of 16${UNIT_SPACE}px`,
    windows: `Windows of 1280${UNIT_SPACE}px that fit`,
  },
  /** Its resolution is said below, so a size does without it. */
  name: (screen: Screen): string => (screen.name === undefined ? numbers.displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }: TextAndRoom, screen: Screen): string =>
    `${pixelsFigure(screen, resolution)} · ${numbers.withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "no resolution",
  choose: "Choose a resolution",
  /** Short, with letters, figures and a comma, as people read it every day. */
  sample: "Meeting moved to 14:30, room 2",
  /** Its figures without the sample. */
  text: ({ difference, inches }: TextAndRoom, unit: Unit): readonly AnswerPart[] => {
    const height = ` · 16${UNIT_SPACE}px = ${letterHeight(inches, unit, numbers)}`;
    return difference === null
      ? [textPart(`base${height}`)]
      : [textPart("Text "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }: ScalingOffer): string => `Set ${scaling}%`,
  offered: ({ result }: ScalingOffer): string => `for text ${relativeText(result)}`,
  room: ({ room }: TextAndRoom): string => roomText(room),
  /** `2 windows and 512 px`, `0 windows, 1080 px` */
  windows: ({ windows: { count, left } }: TextAndRoom, screen: Screen): readonly AnswerPart[] => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " and "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count === 1 ? "window" : "windows"}${rest}`)];
  },
  toScale: "Samples are to scale with each other.",
  /** How true the size is, as a fraction. */
  trueSize: (accuracy: number): string =>
    `Samples are in true size on this display, ±${numbers.withDigits(accuracy * 100, 1)}%.`,
  showTrueSize: "Show true size",
  calibrateAgain: "Calibrate again",
  /** @param isBaseMarked whether there are samples beside the base's */
  note: (isBaseMarked: boolean): string =>
    `Letter height = 16${UNIT_SPACE}px × scaling ÷ pixels per inch. Room = resolution ÷ scaling. Both computed before rounding.${
      isBaseMarked ? " The dotted line is where the base's sample ends." : ""
    }`,
};
