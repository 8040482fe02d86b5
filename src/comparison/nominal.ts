import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { difference } from "#domain/display/measures.ts";
import { givenRatio, type Ratio } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { asNominal, likelyPanel } from "#domain/display/ultrawide.ts";
import { directionOf, type RelativeDifference, relativeDifference } from "./differences.ts";
import type { ListedScreen } from "./listed-screen.ts";

/** A dimension whose direction is another one with the other ratios. */
interface ChangedDifference {
  /** By the ratios that the screens have. */
  readonly given: RelativeDifference;
  readonly varied: RelativeDifference;
}

/**
 * What 21:9 hides, where it turns taller into shorter or the like (D27): of a screen entered as 21:9 how its real panel
 * compares, and of a real panel why other sources say the opposite.
 */
type NominalFact =
  | {
      readonly kind: "panel";
      /** The resolution that each of the two most likely has; null for one that was not entered as 21:9. */
      readonly subject: Ratio | null;
      readonly base: Ratio | null;
      readonly changed: readonly ChangedDifference[];
    }
  | {
      readonly kind: "nominal";
      /** Which of the two is sold as 21:9. */
      readonly sold: "subject" | "base";
      readonly changed: readonly ChangedDifference[];
    };

/** Null where the directions stay the same. */
export function nominalFact(subject: ListedScreen, base: ListedScreen): NominalFact | null {
  const panel = { subject: likelyPanel(subject.screen), base: likelyPanel(base.screen) };
  if (panel.subject !== null || panel.base !== null) {
    const changed = changedDifferences(subject, base, panel);
    const resolution = (display: DisplaySpec | null) => display && givenRatio(display);
    return changed.length === 0
      ? null
      : { kind: "panel", subject: resolution(panel.subject), base: resolution(panel.base), changed };
  }
  const nominal = { subject: asNominal(subject.screen), base: asNominal(base.screen) };
  // Of two such panels both names hide the same.
  if (nominal.subject !== null && nominal.base !== null) return null;
  const changed = changedDifferences(subject, base, nominal);
  return changed.length === 0
    ? null
    : { kind: "nominal", sold: nominal.subject === null ? "base" : "subject", changed };
}

interface Variants {
  readonly subject: DisplaySpec | null;
  readonly base: DisplaySpec | null;
}

function changedDifferences(subject: ListedScreen, base: ListedScreen, other: Variants): ChangedDifference[] {
  const given = difference(subject.screen, base.screen);
  const varied = difference(other.subject ?? subject.screen, other.base ?? base.screen);
  return COMPARED_DIMENSIONS.map((dimension) => ({
    given: relativeDifference(given[dimension].factor, dimension),
    varied: relativeDifference(varied[dimension].factor, dimension),
  })).filter((each) => directionOf(each.given) !== directionOf(each.varied));
}
