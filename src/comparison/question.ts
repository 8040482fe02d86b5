import { difference, measuresOf, ratioOf } from "#domain/display/measures.ts";
import { diagonalInches, type Screen } from "#domain/display/screen.ts";
import { isCalledAlike } from "#domain/display/shape-name.ts";
import { isUltrawide } from "#domain/display/ultrawide.ts";
import { differencesFrom, directionOf, type RelativeDifference, relativeDifference } from "./differences.ts";

/** What a screen is sold as. */
export type ScreenKind = "phone" | "laptop" | "monitor" | "ultrawide" | "television";

/** Where its size and shape say it; else null. */
export function kindOf(screen: Screen): ScreenKind | null {
  const inches = diagonalInches(screen);
  const ratio = ratioOf(screen);
  if (ratio < 0.6 && inches < 8) return "phone";
  if (!isLandscape(screen)) return null;
  if (isUltrawide(screen)) return "ultrawide";
  if (inches >= 40) return "television";
  if (inches >= 19) return "monitor";
  return inches >= 13 && inches < 18 && ratio > 1.5 ? "laptop" : null;
}

/** What answers in a few words which of some screens to take. */
export type ShortAnswer =
  /** How much larger the largest is than the smallest. */
  | { readonly kind: "area"; readonly difference: RelativeDifference }
  /** How the second of two differs from the first. */
  | { readonly kind: "sides"; readonly width: RelativeDifference; readonly height: RelativeDifference }
  | { readonly kind: "alike" }
  | { readonly kind: "largest"; readonly screen: Screen };

const MOST_SCREENS = 4;

/** Null where no short one is true, as for most mixed shapes (D41). */
export function shortAnswer(screens: readonly Screen[]): ShortAnswer | null {
  const [first] = screens;
  if (first === undefined || screens.length < 2 || screens.length > MOST_SCREENS) return null;
  const isOneShape = screens.every((screen) => screen.count === first.count && isCalledAlike(screen, first));
  return isOneShape ? moreArea(screens) : mixedAnswer(screens);
}

/** Null for equal ones. */
function moreArea(screens: readonly Screen[]): ShortAnswer | null {
  const sorted = byArea(screens);
  const [largest, smallest] = [sorted[0], sorted.at(-1)];
  const area = largest && smallest && areaDifference(largest, smallest);
  return area === undefined || directionOf(area) === 0 ? null : { kind: "area", difference: area };
}

/** For an ultrawide or a set among other shapes. */
function mixedAnswer(screens: readonly Screen[]): ShortAnswer | null {
  const [one, other] = screens;
  const isShort = screens.every(isLandscape) && screens.some((screen) => isSet(screen) || isUltrawide(screen));
  if (!isShort || one === undefined || other === undefined) return null;
  if (screens.length === 2) {
    const { width, height } = differencesFrom(one, other);
    return directionOf(width) === 0 && directionOf(height) === 0 ? { kind: "alike" } : { kind: "sides", width, height };
  }
  const [largest, next] = byArea(screens);
  if (screens.some(isSet) || largest === undefined || next === undefined) return null;
  return directionOf(areaDifference(largest, next)) === 0 ? null : { kind: "largest", screen: largest };
}

function areaDifference(screen: Screen, base: Screen): RelativeDifference {
  return relativeDifference(difference(screen, base).area.factor, "area");
}

function byArea(screens: readonly Screen[]): Screen[] {
  return screens.toSorted((one, other) => measuresOf(other, "in").area - measuresOf(one, "in").area);
}

function isLandscape({ width, height }: Screen): boolean {
  return width > height;
}

export function isSet({ count }: Screen): boolean {
  return count !== undefined;
}
