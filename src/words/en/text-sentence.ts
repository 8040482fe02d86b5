import { hasResolution, type ListedScreen } from "#comparison/listed-screen.ts";
import { baseOf, type Comparison } from "#comparison/state.ts";
import { percentMore } from "#domain/display/measures.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import { LEAST_SCALING, roomOf, scalingOf, textInches } from "#domain/display/scaling.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AnswerPart, figurePart, textPart } from "./answer-part.ts";
import { type RelativeDifference, relativeDifference, relativeText } from "./relative-difference.ts";
import { scalingText } from "./screen-names.ts";

/** `Text at 100% is 33% smaller, with room for 3840×2160.` Only for two screens with resolutions. */
export function textSentence(comparison: Comparison): AnswerPart[] | null {
  const base = baseOf(comparison);
  const subject = comparison.screens.find((listed) => listed !== base);
  if (comparison.screens.length !== 2 || base === null || subject === undefined) return null;
  const room = roomOf(subject.screen);
  if (room === null || !hasResolution(base)) return null;
  const difference = textDifference(subject.screen, base.screen);
  const than = scalingOf(base.screen) === LEAST_SCALING ? "" : ` ${difference.joint} at ${scalingText(base.screen)}`;
  return [
    textPart(`Text at ${scalingText(subject.screen)} is `),
    figurePart(relativeText(difference)),
    textPart(`${than}, with room for `),
    figurePart(roomText(room)),
    textPart("."),
  ];
}

/**
 * The screen with whose text the others are compared: the base, or the first one that has a resolution where the base has none.
 */
export function textBaseOf(comparison: Comparison): ListedScreen | null {
  const base = baseOf(comparison);
  if (base !== null && hasResolution(base)) return base;
  return comparison.screens.find(hasResolution) ?? null;
}

/** `2560×1440`: in whole pixels. */
export function roomText({ width, height }: Size): string {
  return resolutionText({ width: Math.round(width), height: Math.round(height) });
}

/** How much larger or smaller the text of a screen is than the base's. */
export function textDifference(screen: Screen, base: Screen): RelativeDifference {
  const factor = (textInches(screen) ?? 1) / (textInches(base) ?? 1);
  return relativeDifference({ factor, percent: percentMore(factor) }, "text");
}
