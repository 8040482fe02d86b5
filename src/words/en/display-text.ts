import { withDecimals, withDigits } from "#domain/display/machine-number.ts";
import { knownRatioText, resolutionText, type Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { soldResolution } from "#domain/display/ultrawide.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";

/** A narrow no-break space between a number and its unit. */
export const UNIT_SPACE = "\u202f";

/** `27″`, `68.58 cm`, `3072 px` */
export function withUnit(number: string, unit: DrawnUnit): string {
  return unit === "in" ? `${number}″` : `${number}${UNIT_SPACE}${unit}`;
}

/** `27″` or `68.58 cm`: at most three decimals and seven digits. */
export function lengthText(length: number, unit: Unit): string {
  const number = length >= 1 && length < 1e4 ? withDecimals(length, 0, 3) : withDigits(length, 7);
  return withUnit(number, unit);
}

/**
 * `16:9`, as it was typed. For a resolution, its ratio if people know that, else the resolution: `3440×1440`. A ratio that
 * only stands for such a resolution is called like it: 34″ 3440×1440 is `3440×1440` (D35).
 */
export function ratioText(display: Shape | DisplaySpec): string {
  const resolution = display.resolution ?? soldResolution(display);
  if (resolution !== null) return knownRatioText(resolution) ?? resolutionText(resolution);
  return `${withDigits(display.width, 7)}:${withDigits(display.height, 7)}`;
}

/** `27″`, or `2 × 27″` for a set (D29). */
export function diagonalText(display: DisplaySpec): string {
  return timesCount(display) + lengthText(display.length, display.unit);
}

/** `2 × ` before a figure of each display of a set. */
export function timesCount({ count }: DisplaySpec): string {
  return count === undefined ? "" : `${count} × `;
}

/** `27″ 16:9` or `2 × 27″ 16:9` */
export function displayText(display: DisplaySpec): string {
  return `${diagonalText(display)} ${ratioText(display)}`;
}

/** Letters of right-to-left scripts such as Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{1e800}-\u{1efff}]/u;

/**
 * A name in front of other text. Numbers after a name in a right-to-left script would be drawn in reverse, `9:16 ″27`
 * (UAX #9, W2 and N1); an invisible left-to-right mark after the name prevents this.
 */
export function nameText(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${name}\u200e` : name;
}
