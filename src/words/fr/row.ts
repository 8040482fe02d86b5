import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { capitalised } from "../shared/numbers.ts";
import { type RowVerdict, rowIn } from "../shared/row.ts";
import { relationParts } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { space } from "./space.ts";

/** `avec cadres`, `sans cadres` */
export function framesText(areThere: boolean): string {
  return areThere ? "avec cadres" : "sans cadres";
}

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  bottom: "bas alignés",
  centre: "centres alignés",
  top: "hauts alignés",
};

export const row = rowIn({
  parts: { numbers, rows, space },
  conditions: (frame, hasFrames, level) => {
    const frames =
      frame === null ? capitalised(framesText(hasFrames)) : `Cadre de ${frame} de chaque côté de chaque image`;
    return `${frames}. ${capitalised(LEVEL_WORDS[level])}. Pieds non compris.`;
  },
  together: (size, hasFrames, verdict, stop) => [
    textPart("Ensemble "),
    size,
    textPart(` ${framesText(hasFrames)}`),
    ...(verdict === null ? [] : [textPart(" : "), ...verdictParts(verdict)]),
    textPart(stop),
  ],
  fitsWithout: (screen, spare) => [
    textPart("Sans "),
    screen,
    textPart(", la rangée tient, avec "),
    spare,
    textPart(" de marge."),
  ],
  beside: (object, difference) => [
    textPart("La rangée est "),
    ...relationParts(difference, textPart(oneObject(object))),
    textPart("."),
  ],
});
export const { rowConditions, rowSentence } = row;

/** `tient sur 180 cm, avec 9,0 cm de marge`, `dépasse 140 × 50 cm de 31,0 cm en largeur et de 11,8 cm en hauteur` */
function verdictParts(verdict: RowVerdict): readonly AnswerPart[] {
  const { into } = verdict;
  if (!verdict.fits) return [textPart(`dépasse ${into} `), ...verdict.tooMuch];
  const { width, height, isTight } = verdict;
  const end = isTight ? ". Mesurez les modèles eux-mêmes" : "";
  if (height === null)
    return [figurePart("tient"), textPart(` sur ${into}, avec `), width, textPart(` de marge${end}`)];
  const sides = [width, textPart(" de marge en largeur et "), height, textPart(` en hauteur${end}`)];
  return [figurePart("tient"), textPart(` dans ${into}, avec `), ...sides];
}
