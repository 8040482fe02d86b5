import { withDecimals, withDigits } from "./decimal-text.ts";
import { exactNumberText } from "./number-text.ts";
import { type Ratio, resolutionOf, resolutionRatioText } from "./resolution.ts";
import { type DisplaySpec, type Screen, sizeInInches } from "./screen.ts";
import { convertLength, type Unit } from "./unit.ts";

/** A narrow space that does not break, between a number and its unit. */
export const UNIT_SPACE = "\u202f";

/** `27″` or `68.58 cm`, for the eye: at most three decimals, and seven digits. */
export function lengthText(length: number, unit: Unit): string {
  const number = length >= 1 && length < 1e4 ? withDecimals(length, 0, 3) : withDigits(length, 7);
  return unit === "in" ? `${number}″` : `${number}${UNIT_SPACE}cm`;
}

/** `16:9`, as it was typed; of a resolution the ratio it comes to: `43:18` for 3440×1440. */
export function ratioText(display: Ratio): string {
  const resolution = resolutionOf(display);
  if (resolution !== null) return resolutionRatioText(resolution);
  return `${withDigits(display.width, 7)}:${withDigits(display.height, 7)}`;
}

/** `27″ 16:9` */
export function displayText(display: DisplaySpec): string {
  return `${lengthText(display.length, display.unit)} ${ratioText(display)}`;
}

/** Letters of the scripts that are written from right to left, Hebrew and Arabic among them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{1e800}-\u{1efff}]/u;

/**
 * A name to be followed by something else. Behind one in a right-to-left script the numbers that follow would join it
 * and be drawn in reverse, `9:16 ″27` (UAX #9, W2 and N1); a left-to-right mark, which cannot be seen, keeps them apart.
 */
export function nameText(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${name}\u200e` : name;
}

/** What a screen's label shows: `27″ 16:9`, or `Desk · 27″ 16:9` where it has a name. */
export function labelText(screen: DisplaySpec & Pick<Screen, "name">): string {
  return screen.name === undefined ? displayText(screen) : `${nameText(screen.name)} · ${displayText(screen)}`;
}

/** A side for reading: one decimal from ten units upwards, three digits below, so that 0.01 does not become 0.0. */
export function sideText(length: number): string {
  return length >= 10 ? withDecimals(length, 1, 1) : withDigits(length, 3);
}

/** `27 inch 16:9, 23.5 by 13.2 inches`, for the ear (D11). Sides are computed unrounded and rounded once. */
export function displaySpeech(display: DisplaySpec): string {
  const size = sizeInInches(display);
  const side = (inches: number) => sideText(convertLength(inches, "in", display.unit));
  const [one, many] = display.unit === "in" ? ["inch", "inches"] : ["centimetre", "centimetres"];
  return `${exactNumberText(display.length)} ${one} ${ratioText(display)}, ${side(size.width)} by ${side(size.height)} ${many}`;
}
