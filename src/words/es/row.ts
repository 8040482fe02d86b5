import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { capitalised } from "../shared/numbers.ts";
import { type RowVerdict, rowIn } from "../shared/row.ts";
import { relationParts } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { space } from "./space.ts";

/** `con marcos`, `sin marcos` */
export function framesText(areThere: boolean): string {
  return areThere ? "con marcos" : "sin marcos";
}

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  bottom: "bordes inferiores alineados",
  centre: "centros alineados",
  top: "bordes superiores alineados",
};

export const row = rowIn({
  parts: { numbers, rows, space },
  conditions: (frame, hasFrames, level) => {
    const frames = frame === null ? capitalised(framesText(hasFrames)) : `Marco de ${frame} a cada lado de cada imagen`;
    return `${frames}. ${capitalised(LEVEL_WORDS[level])}. Los pies no están incluidos.`;
  },
  together: (size, hasFrames, verdict, stop) => [
    textPart("En conjunto, "),
    size,
    textPart(` ${framesText(hasFrames)}`),
    ...(verdict === null ? [] : [textPart(": "), ...verdictParts(verdict)]),
    textPart(stop),
  ],
  fitsWithout: (screen, spare) => [textPart("Sin "), screen, textPart(", cabe y quedan libres "), spare, textPart(".")],
  beside: (object, difference) => [
    textPart("La fila tiene "),
    ...relationParts(difference, textPart(oneObject(object))),
    textPart("."),
  ],
});
export const { rowConditions, rowSentence } = row;

/** `cabe en 180 cm y quedan libres 9,0 cm`, `31,0 cm de más a lo ancho y 11,8 cm de más a lo alto para 140 × 50 cm` */
function verdictParts(verdict: RowVerdict): readonly AnswerPart[] {
  const { into } = verdict;
  if (!verdict.fits) return [...verdict.tooMuch, textPart(` para ${into}`)];
  const { width, height, isTight } = verdict;
  const end = isTight ? ". Mide los propios modelos" : "";
  const start = [figurePart("cabe"), textPart(` en ${into} y quedan libres `), width];
  if (height === null) return [...start, textPart(end)];
  return [...start, textPart(" a lo ancho y "), height, textPart(` a lo alto${end}`)];
}
