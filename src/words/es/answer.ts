import type { RelativeDifference } from "#comparison/differences.ts";
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
import { listParts, rows } from "./rows.ts";
import { screens } from "./screens.ts";
import { fromSeat } from "./seat.ts";
import { space } from "./space.ts";

const LARGEST = { width: "el mayor ancho", height: "el mayor alto", area: "la mayor área" } as const;
const ALMOST = { width: "casi el mismo ancho", height: "casi el mismo alto", area: "casi la misma área" } as const;

/** `casi el mismo ancho y casi la misma área` */
const almostSame = (dimensions: readonly (keyof typeof ALMOST)[]) =>
  figurePart(numbers.listText(dimensions.map((dimension) => ALMOST[dimension])));

const has = (row: Parameters<typeof isPlural>[0]) => textPart(isPlural(row) ? " tienen " : " tiene ");

export const answerOf = answerIn({
  parts: { numbers, distances, screens, rows, space, row, fromSeat, notes },
  allAlike: [textPart("Todas tienen "), figurePart("casi el mismo tamaño"), textPart(".")],
  size: (row, width, height) => [
    screenPart(row),
    textPart(isPlural(row) ? " miden " : " mide "),
    figurePart(`${width} de ancho`),
    textPart(" y "),
    figurePart(`${height} de alto`),
    textPart("."),
  ],
  base: (row) => [textPart("Las demás se comparan con "), screenPart(row), textPart(".")],
  sameSize: (subject, base, kind) => [
    screenPart(subject),
    has(subject),
    figurePart(kind === "same" ? "el mismo tamaño" : "casi el mismo tamaño"),
    textPart(" que "),
    screenPart(base),
    textPart("."),
  ],
  /**
   * `34″ 3440×1440 tiene un 33 % más de ancho, un 0,8 % menos de alto y un 32 % más de área que 27″ 16:9.` Where "que" does not fit
   * all three, the base follows the first: `49″ 32:9 tiene 2,0 veces el ancho de 27″ 16:9, casi el mismo alto y 2,0 veces el área.`
   */
  differs: (subject, base, { width, height, area }) => {
    const figure = (difference: RelativeDifference) => [figurePart(relativeText(difference))];
    const related = (difference: RelativeDifference) => relationParts(difference, screenPart(base));
    const all = [width, height, area].every(isThan)
      ? [figure(width), figure(height), related(area)]
      : [related(width), figure(height), figure(area)];
    return [screenPart(subject), has(subject), ...listParts(all), textPart(".")];
  },
  wins: ({ screen, dimensions }, isFirst) => [
    screenPart(screen),
    isFirst ? has(screen) : textPart(" "),
    ...listParts(dimensions.map((dimension) => [figurePart(LARGEST[dimension])])),
  ],
  isSecond: ({ screen, dimensions }) => [screenPart(screen), has(screen), almostSame(dimensions)],
  allAbout: (dimensions) => [textPart("todas tienen "), almostSame(dimensions)],
  inPixels: (sentence) => [textPart("En píxeles, "), ...sentence],
  nothingInPixels: (isOnlyScreen) =>
    `En píxeles no se dibuja nada: ${isOnlyScreen ? "la pantalla no tiene resolución" : "ninguna pantalla tiene resolución"}.`,
  noResolution: (missing, count) => {
    const [one] = missing;
    return missing.length === 1 && one !== undefined
      ? [screenPart(one), textPart(isPlural(one) ? " no tienen resolución." : " no tiene resolución.")]
      : [figurePart(`${missing.length} de ${count}`), textPart(" no tienen resolución.")];
  },
  usualDistances: (near, far) =>
    `Hasta ${LARGEST_DESK_INCHES}″, desde ${near}; las más grandes, desde ${far}, mientras no escribas una distancia.`,
  curvedAreFlat: "Las pantallas curvas se dibujan planas, tan anchas como el ángulo entre sus bordes.",
  drawnAround: (titles) =>
    `${numbers.listText(titles)} ${titles.length > 1 ? "se dibujan" : "se dibuja"} en plano, a lo largo de la curva: tus ojos quedan entre los bordes.`,
});

export const answer = { answerOf };
