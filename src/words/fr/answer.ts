import type { RelativeDifference } from "#comparison/differences.ts";
import { LARGEST_DESK_INCHES } from "#domain/viewing/seat.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { answerIn } from "../shared/answer.ts";
import { isThan } from "../shared/difference.ts";
import { screenPart } from "../shared/rows.ts";
import { relationParts, relativeText } from "./difference.ts";
import { distances } from "./distances.ts";
import { que } from "./elision.ts";
import { notes } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { row } from "./row.ts";
import { listParts, rows } from "./rows.ts";
import { screens } from "./screens.ts";
import { fromSeat } from "./seat.ts";
import { space } from "./space.ts";

const ADJECTIVES = { width: "large", height: "haut", area: "grand" } as const;
const NOUNS = { width: "largeur", height: "hauteur", area: "surface" } as const;

export const answerOf = answerIn({
  parts: { numbers, distances, screens, rows, space, row, fromSeat, notes },
  allAlike: [textPart("Tous ont "), figurePart("à peu près la même taille"), textPart(".")],
  /** `27″ 16:9 fait 59,8 cm de large et 33,6 cm de haut.` */
  size: (row, width, height) => [
    screenPart(row),
    textPart(" fait "),
    figurePart(`${width} de large`),
    textPart(" et "),
    figurePart(`${height} de haut`),
    textPart("."),
  ],
  base: (row) => [screenPart(row), textPart(" est la référence à laquelle les autres sont comparés.")],
  sameSize: (subject, base, kind) => [
    screenPart(subject),
    textPart(" a "),
    figurePart(kind === "same" ? "la même taille" : "à peu près la même taille"),
    textPart(` ${que(base.title)}`),
    screenPart(base),
    textPart("."),
  ],
  /**
   * `34″ 3440×1440 est 33 % plus large, 0,8 % moins haut et 32 % plus grand que 27″ 16:9.` Where not all three are more or less, the
   * base follows the first: `49″ 32:9 est 2,0 fois aussi large que 27″ 16:9, à peu près de même hauteur et 2,0 fois aussi grand.`
   */
  differs: (subject, base, { width, height, area }) => {
    const figure = (difference: RelativeDifference) => [figurePart(relativeText(difference))];
    const related = (difference: RelativeDifference) => relationParts(difference, screenPart(base));
    const all = [width, height, area].every(isThan)
      ? [figure(width), figure(height), related(area)]
      : [related(width), figure(height), figure(area)];
    return [screenPart(subject), textPart(" est "), ...listParts(all), textPart(".")];
  },
  wins: ({ screen, dimensions }, isFirst) => [
    screenPart(screen),
    textPart(isFirst ? " est " : " "),
    ...listParts(dimensions.map((dimension) => [figurePart(`le plus ${ADJECTIVES[dimension]}`)])),
  ],
  isSecond: ({ screen, dimensions }) => [
    screenPart(screen),
    textPart(" est "),
    figurePart(`à peu près aussi ${numbers.listText(dimensions.map((dimension) => ADJECTIVES[dimension]))}`),
  ],
  allAbout: (dimensions) => [
    textPart("tous ont "),
    figurePart(`à peu près ${numbers.listText(dimensions.map((dimension) => `la même ${NOUNS[dimension]}`))}`),
  ],
  /** `En pixels, 34″ 3440×1440 est 12 % plus large, 17 % moins haut et 6,7 % plus petit que 27″ 16:9.` */
  inPixels: (sentence) => [textPart("En pixels, "), ...sentence],
  nothingInPixels: (isOnlyScreen) =>
    `En pixels, rien n’est dessiné : ${isOnlyScreen ? "l’écran n’a pas de résolution" : "aucun écran n’a de résolution"}.`,
  noResolution: (missing, count) => {
    const [one] = missing;
    return missing.length === 1 && one !== undefined
      ? [screenPart(one), textPart(" n’a pas de résolution.")]
      : [figurePart(`${missing.length} sur ${count}`), textPart(" n’ont pas de résolution.")];
  },
  usualDistances: (near, far) =>
    `Vus à ${near} jusqu’à ${LARGEST_DESK_INCHES}″, à ${far} au-delà, tant que vous n’indiquez pas de distance.`,
  curvedAreFlat: "Les écrans incurvés sont dessinés à plat, aussi larges que l’angle entre leurs bords.",
  drawnAround: (titles) =>
    `${numbers.listText(titles)} ${titles.length > 1 ? "sont dessinés" : "est dessiné"} à plat, le long de la courbe : vos yeux sont entre les bords.`,
});

export const answer = { answerOf };
