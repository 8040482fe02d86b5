import type { SparePlace } from "#comparison/space-fits.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { spaceIn, type TooMuch } from "../shared/space.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";

const PLACES: Readonly<Record<SparePlace, string>> = {
  "both sides": "de chaque côté",
  right: "à droite",
  "above and below": "en haut et en bas",
  above: "en haut",
  below: "en bas",
};

/** `de 18,0 cm en largeur et de 10,4 cm en hauteur` */
function tooMuch({ width, height }: TooMuch): readonly AnswerPart[] {
  return listParts([
    ...(width === null ? [] : [[textPart("de "), figurePart(`${width} en largeur`)]]),
    ...(height === null ? [] : [[textPart("de "), figurePart(`${height} en hauteur`)]]),
  ]);
}

export const space = spaceIn({
  numbers,
  spoken: (width, height, unit) =>
    `${height === null ? width : `${width} sur ${height}`} ${unit === "in" ? "pouces" : "centimètres"}`,
  lessThan: (length) => `moins de ${length}`,
  short: (length) => `${length} de trop`,
  /** `65″ 16:9 tient : 2,1 cm de marge de chaque côté, 2,1 cm en haut.` */
  fits: ({ screen, width, height, isTight }) => [
    screen,
    textPart(" "),
    figurePart("tient"),
    textPart(" : "),
    figurePart(width.text),
    textPart(` de marge ${PLACES[width.at]}`),
    ...(height === null ? [] : [textPart(", "), figurePart(height.text), textPart(` ${PLACES[height.at]}`)]),
    textPart(isTight ? ". Moins de 1 cm de marge. Mesurez le modèle lui-même." : "."),
  ],
  /** `75″ 16:9 dépasse de 18,0 cm en largeur et de 10,4 cm en hauteur.` */
  misfits: (screen, much) => [screen, textPart(" dépasse "), ...tooMuch(much), textPart(".")],
  tooMuch,
  curved: (shape, radius) => `${shape} en ${radius}`,
  /** `Le plus grand 16:9 qui tient fait 66,6″, le plus grand 9:16 37,4″ et le plus grand 21:9 68,1″.` */
  largest: (fitting) => [
    ...fitting.flatMap(({ shape, diagonal }, index) => {
      const joint = index < fitting.length - 1 ? ", " : " et ";
      const start = index === 0 ? `Le plus grand ${shape} qui tient fait ` : `${joint}le plus grand ${shape} `;
      return [textPart(start), figurePart(diagonal)];
    }),
    textPart("."),
  ],
  nothingFits: "Rien ne tient : le cadre à lui seul est trop grand.",
  /** `2 sur 3 tiennent.` */
  fitting: (count, all) => [
    figurePart(count === 0 ? "Aucun" : count === all ? "Tous" : `${count} sur ${all}`),
    textPart(count === 0 ? " ne tient." : count === 1 ? " tient." : " tiennent."),
  ],
  published: (sizes) =>
    `Dimensions extérieures publiées, sans le pied, au lieu du cadre : ${sizes.map(({ title, size }) => `${title} ${size}`).join(" ; ")}.`,
  spareHeadings: {
    "both sides": "Marge de chaque côté",
    right: "Marge à droite",
    "above and below": "Marge en haut et en bas",
    above: "Marge en haut",
    below: "Marge en bas",
  },
});
export const { spaceLengthText, spaceText, spareText, spaceAnswer } = space;
