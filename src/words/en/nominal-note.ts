import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { difference } from "#domain/display/measures.ts";
import { givenRatio, resolutionText } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { asNominal, likelyPanel } from "#domain/display/ultrawide.ts";
import type { AnswerRow } from "./answer-row.ts";
import { ratioText } from "./display-text.ts";
import { listText } from "./list-text.ts";
import { type RelativeDifference, relativeDifference, relativeText } from "./relative-difference.ts";

/**
 * What 21:9 hides, where it turns taller into shorter or the like (D27): of a screen entered as 21:9 how its real panel
 * compares, and of a real panel why other sources say the opposite. Null where the directions stay the same.
 *
 * @param isPair whether these are the only screens, so that "it" needs no name
 */
export function nominalNote(subject: AnswerRow, base: AnswerRow, isPair: boolean): string | null {
  const panel = { subject: likelyPanel(subject.screen), base: likelyPanel(base.screen) };
  if (panel.subject !== null || panel.base !== null) return panelNote(subject, base, panel, isPair);
  const nominal = { subject: asNominal(subject.screen), base: asNominal(base.screen) };
  // Of two such panels both names hide the same.
  if (nominal.subject !== null && nominal.base !== null) return null;
  return reverseNote(subject, base, nominal, isPair);
}

interface Variants {
  readonly subject: DisplaySpec | null;
  readonly base: DisplaySpec | null;
}

/** `Sold as 21:9: as 3440×1440 it is 0.8% shorter.` */
function panelNote(subject: AnswerRow, base: AnswerRow, panel: Variants, isPair: boolean): string | null {
  const changed = changedDifferences(subject, base, panel);
  if (changed.length === 0) return null;
  const truth = listText(changed.map(({ varied }) => relativeText(varied)));
  if (panel.subject !== null && panel.base === null) {
    const resolution = resolutionText(givenRatio(panel.subject));
    return isPair
      ? `Sold as 21:9: as ${resolution} it is ${truth}.`
      : `As ${resolution}, ${subject.title} is ${truth}.`;
  }
  const conditions = [
    ...(panel.subject === null ? [] : [`${subject.title} is ${resolutionText(givenRatio(panel.subject))}`]),
    ...(panel.base === null ? [] : [`${base.title} is ${resolutionText(givenRatio(panel.base))}`]),
  ];
  return `If ${listText(conditions)}, ${subject.title} is ${truth}.`;
}

/** `3440×1440 is sold as 21:9. As a true 21:9 it would be 1.2% taller, not 0.8% shorter.` */
function reverseNote(subject: AnswerRow, base: AnswerRow, nominal: Variants, isPair: boolean): string | null {
  const changed = changedDifferences(subject, base, nominal);
  if (changed.length === 0) return null;
  const claimed = listText(changed.map(({ varied }) => relativeText(varied)));
  const truth = listText(changed.map(({ given }) => relativeText(given)));
  const claim = `would be ${claimed}, not ${truth}.`;
  const called = ({ screen, title }: AnswerRow) => (isPair ? ratioText(screen) : title);
  return nominal.subject === null
    ? `${called(base)} is sold as 21:9. Beside a true 21:9, ${subject.title} ${claim}`
    : `${called(subject)} is sold as 21:9. As a true 21:9 it ${claim}`;
}

interface ChangedDifference {
  readonly given: RelativeDifference;
  readonly varied: RelativeDifference;
}

/** The dimensions whose direction is another one with the other ratios. */
function changedDifferences(subject: AnswerRow, base: AnswerRow, other: Variants): ChangedDifference[] {
  const given = difference(subject.screen, base.screen);
  const varied = difference(other.subject ?? subject.screen, other.base ?? base.screen);
  return COMPARED_DIMENSIONS.map((dimension) => ({
    given: relativeDifference(given[dimension], dimension),
    varied: relativeDifference(varied[dimension], dimension),
  })).filter((each) => each.given.direction !== each.varied.direction);
}
