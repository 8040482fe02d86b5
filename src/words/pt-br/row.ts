import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { capitalised } from "../shared/numbers.ts";
import { type RowVerdict, rowIn } from "../shared/row.ts";
import { relationParts } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { space } from "./space.ts";

/** `com molduras`, `sem molduras` */
export function framesText(areThere: boolean): string {
  return areThere ? "com molduras" : "sem molduras";
}

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  bottom: "alinhadas por baixo",
  centre: "alinhadas pelo centro",
  top: "alinhadas por cima",
};

export const row = rowIn({
  parts: { numbers, rows, space },
  conditions: (frame, hasFrames, level) => {
    const frames = frame === null ? capitalised(framesText(hasFrames)) : `Moldura de ${frame} de cada lado da imagem`;
    return `${frames}. ${capitalised(LEVEL_WORDS[level])}. As bases não estão incluídas.`;
  },
  /** `Juntas, 171,0 × 61,8 cm com molduras: cabem em 180 cm, com sobra de 9,0 cm.` */
  together: (size, hasFrames, verdict, stop) => [
    textPart("Juntas, "),
    size,
    textPart(` ${framesText(hasFrames)}`),
    ...(verdict === null ? [] : [textPart(": "), ...verdictParts(verdict)]),
    textPart(stop),
  ],
  fitsWithout: (screen, spare) => [
    textPart("Sem "),
    screen,
    textPart(", a fila cabe, com sobra de "),
    spare,
    textPart("."),
  ],
  beside: (object, difference) => [
    textPart("A fila tem "),
    ...relationParts(difference, textPart(oneObject(object))),
    textPart("."),
  ],
});
export const { rowConditions, rowSentence } = row;

/** `cabem em 180 cm, com sobra de 9,0 cm`, `não cabem em 140 × 50 cm, passam 31,0 cm na largura e 11,8 cm na altura` */
function verdictParts(verdict: RowVerdict): readonly AnswerPart[] {
  const { into } = verdict;
  if (!verdict.fits) return [textPart(`não cabem em ${into}, passam `), ...verdict.tooMuch];
  const { width, height, isTight } = verdict;
  const end = isTight ? ". Meça os próprios modelos" : "";
  const start = [figurePart("cabem"), textPart(` em ${into}, com sobra de `), width];
  if (height === null) return [...start, textPart(end)];
  return [...start, textPart(" na largura e de "), height, textPart(` na altura${end}`)];
}
