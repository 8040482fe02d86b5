import { type AnswerPart, alikeParts, figurePart, screenPart, textPart } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { relativeText } from "./relative-difference.ts";

/**
 * `34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.` Where "than" does not fit all three, the base
 * follows the first: `49″ 32:9 is 2.0× as wide as 27″ 16:9, practically the same height and 2.0× the area.`
 */
export function differenceSentence(subject: AnswerRow, base: AnswerRow): AnswerPart[] {
  const { differences } = subject;
  if (differences === null) return [];
  const { width, height, area } = differences;
  if ([width, height, area].every(({ direction }) => direction === 0)) {
    return alikeParts(base, subject, "are", "the same size");
  }
  if (width.figure === null && height.figure === null && area.direction !== 0) {
    return alikeParts(base, subject, "are", "practically the same size");
  }
  const start = [screenPart(subject), textPart(` ${subject.verb} `), figurePart(relativeText(width))];
  const middle = [textPart(", "), figurePart(relativeText(height)), textPart(" and "), figurePart(relativeText(area))];
  const than = [textPart(` ${width.joint} `), screenPart(base)];
  return [width, height, area].every(({ joint }) => joint === "than")
    ? [...start, ...middle, ...than, textPart(".")]
    : [...start, ...than, ...middle, textPart(".")];
}
