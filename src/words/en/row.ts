import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { capitalised } from "../shared/numbers.ts";
import { type RowVerdict, rowIn } from "../shared/row.ts";
import { relationParts } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { space } from "./space.ts";

/** `with frames`, `without frames` */
export function framesText(areThere: boolean): string {
  return areThere ? "with frames" : "without frames";
}

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  bottom: "bottoms level",
  centre: "centres level",
  top: "tops level",
};

export const row = rowIn({
  parts: { numbers, rows, space },
  conditions: (frame, hasFrames, level) => {
    const frames = frame === null ? capitalised(framesText(hasFrames)) : `Frame ${frame} on each side of each picture`;
    return `${frames}. ${capitalised(LEVEL_WORDS[level])}. Stands are not included.`;
  },
  together: (size, hasFrames, verdict, stop) => [
    textPart("Together "),
    size,
    textPart(` ${framesText(hasFrames)}`),
    ...(verdict === null ? [] : [textPart(": "), ...verdictParts(verdict)]),
    textPart(stop),
  ],
  fitsWithout: (screen, spare) => [
    textPart("Without "),
    screen,
    textPart(" it fits, with "),
    spare,
    textPart(" to spare."),
  ],
  beside: (object, difference) => [
    textPart("The row is "),
    ...relationParts(difference, textPart(oneObject(object))),
    textPart("."),
  ],
});
export const { rowConditions, rowAnswer, rowSentence } = row;

/** `fits on 180 cm, with 9.0 cm to spare`, `31.0 cm too wide and 11.8 cm too high for 140 × 50 cm` */
function verdictParts(verdict: RowVerdict): readonly AnswerPart[] {
  const { into } = verdict;
  if (!verdict.fits) return [...verdict.tooMuch, textPart(` for ${into}`)];
  const { width, height, isTight } = verdict;
  const end = isTight ? ". Measure the models themselves" : "";
  if (height === null) return [figurePart("fits"), textPart(` on ${into}, with `), width, textPart(` to spare${end}`)];
  const sides = [width, textPart(" to spare in width and "), height, textPart(` in height${end}`)];
  return [figurePart("fits"), textPart(` in ${into}, with `), ...sides];
}
