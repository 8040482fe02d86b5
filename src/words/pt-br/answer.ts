import type { RelativeDifference } from "#comparison/differences.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { LARGEST_DESK_INCHES } from "#domain/viewing/seat.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { answerIn } from "../shared/answer.ts";
import { isThan } from "../shared/difference.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { relationParts, relativeText } from "./difference.ts";
import { distances } from "./distances.ts";
import { notes } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { row } from "./row.ts";
import { has, listParts, rows } from "./rows.ts";
import { screens } from "./screens.ts";
import { fromSeat } from "./seat.ts";
import { space } from "./space.ts";

const NOUNS: Readonly<Record<ComparedDimension, string>> = { width: "largura", height: "altura", area: "área" };

export const answerOf = answerIn({
  parts: { numbers, distances, screens, rows, space, row, fromSeat, notes },
  allAlike: [textPart("Todas têm "), figurePart("quase o mesmo tamanho"), textPart(".")],
  /** `27″ 16:9 tem 59,8 cm de largura e 33,6 cm de altura.` */
  size: (row, width, height) => [
    screenPart(row),
    textPart(` ${has(row)} `),
    figurePart(`${width} de largura`),
    textPart(" e "),
    figurePart(`${height} de altura`),
    textPart("."),
  ],
  base: (row) => [screenPart(row), textPart(` ${isPlural(row) ? "são" : "é"} a referência das outras.`)],
  sameSize: (subject, base, kind) => [
    screenPart(subject),
    textPart(` ${has(subject)} `),
    figurePart(kind === "same" ? "o mesmo tamanho" : "quase o mesmo tamanho"),
    textPart(" que "),
    screenPart(base),
    textPart("."),
  ],
  /**
   * `34″ 3440×1440 tem 33% mais largura, 0,8% menos altura e 32% mais área que 27″ 16:9.` Where "que" does not fit all three, the
   * base follows the first: `49″ 32:9 tem 2,0× a largura de 27″ 16:9, quase a mesma altura e 2,0× a área.`
   */
  differs: (subject, base, { width, height, area }) => {
    const figure = (difference: RelativeDifference) => [figurePart(relativeText(difference))];
    const related = (difference: RelativeDifference) => relationParts(difference, screenPart(base));
    const all = [width, height, area].every(isThan)
      ? [figure(width), figure(height), related(area)]
      : [related(width), figure(height), figure(area)];
    return [screenPart(subject), textPart(` ${has(subject)} `), ...listParts(all), textPart(".")];
  },
  /** `49″ 32:9 tem a maior largura e a maior área` */
  wins: ({ screen, dimensions }, isFirst) => [
    screenPart(screen),
    textPart(isFirst ? ` ${has(screen)} ` : " "),
    ...listParts(dimensions.map((dimension) => [figurePart(`a maior ${NOUNS[dimension]}`)])),
  ],
  isSecond: ({ screen, dimensions }) => [
    screenPart(screen),
    textPart(` ${has(screen)} quase `),
    ...listParts(dimensions.map((dimension) => [figurePart(`a mesma ${NOUNS[dimension]}`)])),
  ],
  allAbout: (dimensions) => [
    textPart("todas têm quase "),
    figurePart(numbers.listText(dimensions.map((dimension) => `a mesma ${NOUNS[dimension]}`))),
  ],
  /** `Em pixels, 34″ 3440×1440 tem 12% menos largura, …` */
  inPixels: (sentence) => [textPart("Em pixels, "), ...sentence],
  nothingInPixels: (isOnlyScreen) =>
    `Em pixels, nada é desenhado: ${isOnlyScreen ? "a tela não tem resolução" : "nenhuma tela tem resolução"}.`,
  noResolution: (missing, count) => {
    const [one] = missing;
    return missing.length === 1 && one !== undefined
      ? [screenPart(one), textPart(` não ${has(one)} resolução.`)]
      : [figurePart(`${missing.length} de ${count}`), textPart(" não têm resolução.")];
  },
  usualDistances: (near, far) =>
    `Até ${LARGEST_DESK_INCHES}″ a ${near}, as maiores a ${far}, até você digitar uma distância.`,
  curvedAreFlat: "Telas curvas são desenhadas planas, com a largura do ângulo entre suas extremidades.",
  drawnAround: (titles) =>
    `${numbers.listText(titles)} ${titles.length > 1 ? "são desenhadas planas" : "é desenhada plana"}, ao longo da curva: seus olhos ficam entre as extremidades.`,
});

export const answer = { answerOf };
