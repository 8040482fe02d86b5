import { isSameDescription } from "#comparison/screen-properties.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";

const MOST = 3;

/** What was chosen in the search since the page was opened, the last first. Nothing of it is stored (D48). */
let used: readonly ScreenDescription[] = [];

export function usedScreens(): readonly ScreenDescription[] {
  return used;
}

export function noteUsed(screen: ScreenDescription): void {
  used = [screen, ...used.filter((other) => !isSameDescription(other, screen))].slice(0, MOST);
}
