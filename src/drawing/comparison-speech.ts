import { spokenScreen } from "../comparison/screen-text.ts";
import type { Screen } from "../domain/display/screen.ts";

/** The drawing's text equivalent (D11): it names every screen with its size, in the list's order. */
export function comparisonSpeech(screens: readonly Screen[]): string {
  if (screens.length === 0) return "Comparison of no screens";
  return `Comparison of ${screens.map(screenSpeech).join("; ")}`;
}

/** `blue 27 inch 16:9, 23.5 by 13.2 inches`, with its name first where it has one. */
export function screenSpeech(screen: Screen): string {
  const speech = `${screen.colour} ${spokenScreen(screen)}`;
  return screen.name === undefined ? speech : `${screen.name}: ${speech}`;
}
