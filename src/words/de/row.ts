import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { capitalised } from "../shared/numbers.ts";
import { type RowVerdict, rowIn } from "../shared/row.ts";
import { relationParts } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { space } from "./space.ts";

/** `mit Rahmen`, `ohne Rahmen` */
export function framesText(areThere: boolean): string {
  return areThere ? "mit Rahmen" : "ohne Rahmen";
}

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  bottom: "unten bündig",
  centre: "mittig ausgerichtet",
  top: "oben bündig",
};

export const row = rowIn({
  parts: { numbers, rows, space },
  conditions: (frame, hasFrames, level) => {
    const frames = frame === null ? capitalised(framesText(hasFrames)) : `Rahmen ${frame} an jeder Seite jedes Bildes`;
    return `${frames}. ${capitalised(LEVEL_WORDS[level])}. Standfüße zählen nicht mit.`;
  },
  together: (size, hasFrames, verdict, stop) => [
    textPart("Zusammen "),
    size,
    textPart(` ${framesText(hasFrames)}`),
    ...(verdict === null ? [] : [textPart(": "), ...verdictParts(verdict)]),
    textPart(stop),
  ],
  fitsWithout: (screen, spare) => [
    textPart("Ohne "),
    screen,
    textPart(" passt die Reihe, "),
    spare,
    textPart(" bleiben frei."),
  ],
  beside: (object, difference) => [
    textPart("Die Reihe ist "),
    ...relationParts(difference, textPart(oneObject(object))),
    textPart("."),
  ],
});
export const { rowConditions, rowAnswer, rowSentence } = row;

/** `passt auf 180 cm, 9,0 cm bleiben frei`, `31,0 cm zu breit und 11,8 cm zu hoch für 140 × 50 cm` */
function verdictParts(verdict: RowVerdict): readonly AnswerPart[] {
  const { into } = verdict;
  if (!verdict.fits) return [...verdict.tooMuch, textPart(` für ${into}`)];
  const { width, height, isTight } = verdict;
  const end = isTight ? ". Miss die Modelle selbst nach" : "";
  if (height === null) return [figurePart("passt"), textPart(` auf ${into}, `), width, textPart(` bleiben frei${end}`)];
  const sides = [width, textPart(" bleiben in der Breite frei, "), height, textPart(` in der Höhe${end}`)];
  return [figurePart("passt"), textPart(` in ${into}, `), ...sides];
}
