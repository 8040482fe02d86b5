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

const SUPERLATIVES = { width: "widest", height: "tallest", area: "largest" } as const;
const POSITIVES = { width: "wide", height: "tall", area: "large" } as const;

export const answerOf = answerIn({
  parts: { numbers, distances, screens, rows, space, row, fromSeat, notes },
  allAlike: [textPart("All are "), figurePart("about the same size"), textPart(".")],
  /** `27″ 16:9 is 23.5″ wide and 13.2″ tall.` */
  size: (row, width, height) => [
    screenPart(row),
    textPart(` ${isOrAre(row)} `),
    figurePart(`${width} wide`),
    textPart(" and "),
    figurePart(`${height} tall`),
    textPart("."),
  ],
  base: (row) => [screenPart(row), textPart(` ${isOrAre(row)} what the others are compared with.`)],
  sameSize: (subject, base, kind) => [
    screenPart(subject),
    textPart(` ${isOrAre(subject)} `),
    figurePart(kind === "same" ? "the same size" : "about the same size"),
    textPart(" as "),
    screenPart(base),
    textPart("."),
  ],
  /**
   * `34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.` Where "than" does not fit all three, the base follows
   * the first: `49″ 32:9 is 2.0× as wide as 27″ 16:9, about the same height and 2.0× the area.`
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
    textPart(isFirst ? ` ${isOrAre(screen)} the ` : " the "),
    ...listParts(dimensions.map((dimension) => [figurePart(SUPERLATIVES[dimension])])),
  ],
  isSecond: ({ screen, dimensions: [first, ...others] }) => [
    screenPart(screen),
    textPart(` ${isOrAre(screen)} `),
    ...listParts([
      [figurePart(`about as ${POSITIVES[first]}`)],
      ...others.map((dimension) => [figurePart(POSITIVES[dimension])]),
    ]),
  ],
  allAbout: (dimensions) => [
    textPart("all are "),
    figurePart(`about as ${dimensions.map((dimension) => POSITIVES[dimension]).join(" and ")}`),
  ],
  /** `In pixels, 34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.` */
  inPixels: (sentence) => [textPart("In pixels, "), ...sentence],
  nothingInPixels: (isOnlyScreen) =>
    `In pixels, nothing is drawn: ${isOnlyScreen ? "the screen has no resolution" : "no screen has a resolution"}.`,
  noResolution: (missing, count) => {
    const [one] = missing;
    return missing.length === 1 && one !== undefined
      ? [screenPart(one), textPart(` ${isPlural(one) ? "have" : "has"} no resolution.`)]
      : [figurePart(`${missing.length} of ${count}`), textPart(" have no resolution.")];
  },
  usualDistances: (near, far) =>
    `Up to ${LARGEST_DESK_INCHES}″ from ${near}, larger ones from ${far}, until you type a distance.`,
  curvedAreFlat: "Curved screens are drawn flat, as wide as the angle between their edges.",
  drawnAround: (titles) =>
    `${numbers.listText(titles)} ${titles.length > 1 ? "are" : "is"} drawn flat, along the curve: your eyes are between the edges.`,
});

export const answer = { answerOf };
