import { nearestStep, roomOf, scalingForTextOf, textInches } from "#domain/display/scaling.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type RelativeDifference, relativeDifference } from "./differences.ts";
import { hasResolution } from "./listed-screen.ts";
import { baseOf, type Comparison } from "./state.ts";

/** How much larger or smaller the text of a screen is than the base's. */
export function textDifference(screen: Screen, base: Screen): RelativeDifference {
  return relativeDifference(textFactor(screen, base), "text");
}

function textFactor(screen: Screen, base: Screen): number {
  return (textInches(screen) ?? 1) / (textInches(base) ?? 1);
}

/** How large text is and how much fits on the one of two screens that is compared (D45.3). */
interface TextFact {
  readonly subject: Screen;
  readonly base: Screen;
  readonly difference: RelativeDifference;
  /** What the subject has room for, in pixels of the operating system, unrounded. */
  readonly room: Size;
}

/** Only for two screens with resolutions. */
export function textFact(comparison: Comparison): TextFact | null {
  const base = baseOf(comparison);
  const subject = comparison.screens.find((listed) => listed !== base);
  if (comparison.screens.length !== 2 || base === null || subject === undefined) return null;
  const room = roomOf(subject.screen);
  if (room === null || !hasResolution(base)) return null;
  const difference = textDifference(subject.screen, base.screen);
  return { subject: subject.screen, base: base.screen, difference, room };
}

/** Text that is smaller by so much is offered a step of the scaling. */
const OFFERED_FROM_PERCENT = -10;

/** The step at which the text of a screen is nearest to the base's, and how its text then differs. */
export interface ScalingOffer {
  readonly scaling: number;
  readonly result: RelativeDifference;
}

/** Of a screen whose scaling was never set and whose text is at least 10% smaller; else null. */
export function scalingOffer(screen: Screen, base: Screen): ScalingOffer | null {
  const exact = scalingForTextOf(screen, base);
  if (screen.scaling !== undefined || exact === null) return null;
  if ((textFactor(screen, base) - 1) * 100 > OFFERED_FROM_PERCENT) return null;
  const scaling = nearestStep(exact);
  return { scaling, result: textDifference({ ...screen, scaling }, base) };
}
