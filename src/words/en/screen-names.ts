import type { ListedScreen } from "#comparison/listed-screen.ts";
import { radiusText } from "#domain/display/curve.ts";
import { isGivenAlike, resolutionText } from "#domain/display/resolution.ts";
import { scalingOf } from "#domain/display/scaling.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import { diagonalText, displayText, nameText, ratioText } from "./display-text.ts";
import { relationText } from "./relation-text.ts";

/** What a screen is called beside others: its name, else its size. */
export function titleText(screen: ScreenDescription, all: readonly ListedScreen[]): string {
  const name = shownName(screen);
  return name === null ? sizeText(screen, all) : nameText(name);
}

/** The name that a visitor gave the screen, else what it was added for (D47). */
export function shownName(screen: ScreenDescription): string | null {
  return screen.name ?? relationText(screen);
}

/** `27″ 16:9`; where another screen would be called the same, `27″ 16:9 · 3840×2160` (D35). */
export function sizeText(screen: ScreenDescription, all: readonly ListedScreen[]): string {
  return [displayText(screen), ...addedTexts(screen, all)].join(" · ");
}

/**
 * What a size adds because another screen has the same name: its resolution, its scaling where screens of one resolution differ in
 * it, and its curve (D35, D45, D61).
 */
export function addedTexts(screen: ScreenDescription, all: readonly ListedScreen[]): string[] {
  const alike = screensCalledAlike(screen, all);
  const curve = addedCurve(screen, alike);
  // The curve alone tells screens of one resolution apart.
  const areTold =
    curve !== null && alike.every((other) => isGivenAlike(other, screen) && scalingOf(other) === scalingOf(screen));
  return [...(areTold ? [] : addedPixels(screen, alike)), ...(curve === null ? [] : [curve])];
}

/** All of the same name and size, the screen itself among them. */
function screensCalledAlike(screen: ScreenDescription, all: readonly ListedScreen[]): readonly ScreenDescription[] {
  const size = displayText(screen);
  return all
    .map((listed) => listed.screen)
    .filter((other) => shownName(other) === shownName(screen) && displayText(other) === size);
}

/** `1800R` or `flat` where screens that are called alike differ in it. */
function addedCurve({ radius }: ScreenDescription, alike: readonly ScreenDescription[]): string | null {
  if (alike.every((other) => other.radius === radius)) return null;
  return radius === undefined ? "flat" : radiusText(radius);
}

/** What stands for a name where there is little room: the diagonal, or the curve if that tells screens apart (D61). */
export function shortText(screen: ScreenDescription, all: readonly ListedScreen[]): string {
  return addedCurve(screen, screensCalledAlike(screen, all)) ?? diagonalText(screen);
}

function addedPixels(screen: ScreenDescription, alike: readonly ScreenDescription[]): string[] {
  const { resolution } = screen;
  if (resolution === undefined) return [];
  const text = resolutionText(resolution);
  const isAdded = alike.length > 1 && ratioText(screen) !== text;
  const differsInScaling = alike.some((other) => isGivenAlike(other, screen) && scalingOf(other) !== scalingOf(screen));
  return [...(isAdded ? [text] : []), ...(differsInScaling ? [scalingText(screen)] : [])];
}

/** `150%` */
export function scalingText(screen: ScreenDescription): string {
  return `${scalingOf(screen)}%`;
}
