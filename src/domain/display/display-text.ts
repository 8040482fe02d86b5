import { withDecimals, withDigits } from "./decimal-text.ts";
import { type Ratio, resolutionOf, resolutionRatioText } from "./resolution.ts";
import type { DisplaySpec } from "./screen.ts";
import type { Unit } from "./unit.ts";

/** A narrow no-break space between a number and its unit. */
export const UNIT_SPACE = "\u202f";

/** `27″` or `68.58 cm`: at most three decimals and seven digits. */
export function lengthText(length: number, unit: Unit): string {
  const number = length >= 1 && length < 1e4 ? withDecimals(length, 0, 3) : withDigits(length, 7);
  return unit === "in" ? `${number}″` : `${number}${UNIT_SPACE}cm`;
}

/** `16:9`, as it was typed. For a resolution, its ratio in lowest terms: `43:18` for 3440×1440. */
export function ratioText(display: Ratio): string {
  const resolution = resolutionOf(display);
  if (resolution !== null) return resolutionRatioText(resolution);
  return `${withDigits(display.width, 7)}:${withDigits(display.height, 7)}`;
}

/** `27″`, or `2 × 27″` for a set (D29). */
export function diagonalText({ length, unit, count }: DisplaySpec): string {
  const text = lengthText(length, unit);
  return count === undefined ? text : `${count} × ${text}`;
}

/** `27″ 16:9` or `2 × 27″ 16:9` */
export function displayText(display: DisplaySpec): string {
  return `${diagonalText(display)} ${ratioText(display)}`;
}

/** What a screen is called: its name, else `27″ 16:9`. */
export function titleText(screen: DisplaySpec & { readonly name?: string }): string {
  return screen.name === undefined ? displayText(screen) : nameText(screen.name);
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

/** The text of a side: one decimal from ten units upwards; below that three digits, so that 0.01 does not become 0.0. */
export function sideText(length: number): string {
  return length >= 10 ? withDecimals(length, 1, 1) : withDigits(length, 3);
}
