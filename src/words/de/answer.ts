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
import { isOrAre, listParts, rows } from "./rows.ts";
import { screens } from "./screens.ts";
import { fromSeat } from "./seat.ts";
import { space } from "./space.ts";

const SUPERLATIVES = { width: "am breitesten", height: "am höchsten", area: "am größten" } as const;
const POSITIVES = { width: "breit", height: "hoch", area: "groß" } as const;

export const answerOf = answerIn({
  parts: { numbers, distances, screens, rows, space, row, fromSeat, notes },
  allAlike: [textPart("Alle sind "), figurePart("etwa gleich groß"), textPart(".")],
  /** `27″ 16:9 ist 23,5″ breit und 13,2″ hoch.` */
  size: (row, width, height) => [
    screenPart(row),
    textPart(` ${isOrAre(row)} `),
    figurePart(`${width} breit`),
    textPart(" und "),
    figurePart(`${height} hoch`),
    textPart("."),
  ],
  base: (row) => [textPart("Mit "), screenPart(row), textPart(" werden die anderen verglichen.")],
  sameSize: (subject, base, kind) => [
    screenPart(subject),
    textPart(` ${isOrAre(subject)} `),
    figurePart(kind === "same" ? "genauso groß" : "etwa so groß"),
    textPart(" wie "),
    screenPart(base),
    textPart("."),
  ],
  /**
   * `34″ 3440×1440 ist 33 % breiter, 0,8 % niedriger und 32 % größer als 27″ 16:9.` Where „als“ does not fit all three, the base
   * follows the first: `49″ 32:9 ist 2,0-mal so breit wie 27″ 16:9, etwa gleich hoch und 2,0-mal so groß.`
   */
  differs: (subject, base, { width, height, area }) => {
    const figure = (difference: RelativeDifference) => [figurePart(relativeText(difference))];
    const related = (difference: RelativeDifference) => relationParts(difference, screenPart(base));
    const all = [width, height, area].every(isThan)
      ? [figure(width), figure(height), related(area)]
      : [related(width), figure(height), figure(area)];
    return [screenPart(subject), textPart(` ${isOrAre(subject)} `), ...listParts(all), textPart(".")];
  },
  wins: ({ screen, dimensions }, isFirst) => [
    screenPart(screen),
    textPart(isFirst ? ` ${isOrAre(screen)} ` : " "),
    ...listParts(dimensions.map((dimension) => [figurePart(SUPERLATIVES[dimension])])),
  ],
  isSecond: ({ screen, dimensions: [first, ...others] }) => [
    screenPart(screen),
    textPart(` ${isOrAre(screen)} `),
    ...listParts([
      [figurePart(`etwa so ${POSITIVES[first]}`)],
      ...others.map((dimension) => [figurePart(POSITIVES[dimension])]),
    ]),
  ],
  allAbout: (dimensions) => [
    textPart("alle sind "),
    figurePart(`etwa gleich ${dimensions.map((dimension) => POSITIVES[dimension]).join(" und ")}`),
  ],
  /** `In Pixeln: 34″ 3440×1440 ist 12 % breiter, 17 % niedriger und 6,7 % kleiner als 27″ 16:9.` */
  inPixels: (sentence) => [textPart("In Pixeln: "), ...sentence],
  nothingInPixels: (isOnlyScreen) =>
    `In Pixeln ist nichts gezeichnet: ${isOnlyScreen ? "Der Bildschirm hat keine Auflösung" : "Kein Bildschirm hat eine Auflösung"}.`,
  noResolution: (missing, count) => {
    const [one] = missing;
    return missing.length === 1 && one !== undefined
      ? [screenPart(one), textPart(` ${isPlural(one) ? "haben" : "hat"} keine Auflösung.`)]
      : [figurePart(`${missing.length} von ${count}`), textPart(" haben keine Auflösung.")];
  },
  usualDistances: (near, far) =>
    `Bis ${LARGEST_DESK_INCHES}″ aus ${near}, größere aus ${far}, bis du einen Abstand eingibst.`,
  curvedAreFlat: "Gebogene Bildschirme sind flach gezeichnet, so breit wie der Winkel zwischen ihren Rändern.",
  drawnAround: (titles) =>
    `${numbers.listText(titles)} ${titles.length > 1 ? "sind" : "ist"} flach gezeichnet, entlang der Krümmung: Deine Augen sind zwischen den Rändern.`,
});

export const answer = { answerOf };
