import { displayText, nameText, ratioText } from "#domain/display/display-text.ts";
import { isGivenAlike, resolutionText } from "#domain/display/resolution.ts";
import { scalingOf } from "#domain/display/scaling.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import type { ListedScreen } from "./listed-screen.ts";
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
 * What a size adds because another screen has the same name: its resolution, and its scaling where screens of one
 * resolution differ in it (D35, D45).
 */
export function addedTexts(screen: ScreenDescription, all: readonly ListedScreen[]): string[] {
  const { resolution } = screen;
  if (resolution === undefined) return [];
  const size = displayText(screen);
  const alike = all
    .map((listed) => listed.screen)
    .filter((other) => shownName(other) === shownName(screen) && displayText(other) === size);
  const text = resolutionText(resolution);
  const isAdded = alike.length > 1 && ratioText(screen) !== text;
  const differsInScaling = alike.some((other) => isGivenAlike(other, screen) && scalingOf(other) !== scalingOf(screen));
  return [...(isAdded ? [text] : []), ...(differsInScaling ? [scalingText(screen)] : [])];
}

/** `150%` */
export function scalingText(screen: ScreenDescription): string {
  return `${scalingOf(screen)}%`;
}
