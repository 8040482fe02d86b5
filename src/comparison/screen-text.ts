import { displayText, spokenDisplay } from "../domain/display/display-text.ts";
import type { ScreenDescription } from "../domain/display/screen.ts";
import { FURTHER_PROPERTIES, OPTIONAL_PROPERTIES } from "./screen-properties.ts";

/** `27″ 16:9`, or `Desk · 27″ 16:9` for a screen with a name. */
export function labelText(screen: ScreenDescription): string {
  const name = OPTIONAL_PROPERTIES.name.text(screen) ?? [];
  return [name, displayText(screen), furtherTexts(screen)].flat().join(" · ");
}

/** A screen's size and everything else but its name, for screen readers: `27 inch 16:9, 23.5 by 13.2 inches`. */
export function spokenScreen(screen: ScreenDescription): string {
  return [spokenDisplay(screen), ...furtherTexts(screen)].join(", ");
}

function furtherTexts(screen: ScreenDescription): string[] {
  return FURTHER_PROPERTIES.flatMap((property) => property.text(screen) ?? []);
}
