import { spokenScreen } from "../comparison/screen-text.ts";
import type { Screen } from "../domain/display/screen.ts";

/** The drawing's one text alternative, with every screen and its size (D11). */
export function describeComparison(screens: readonly Screen[]): string {
  if (screens.length === 0) return "Comparison of no screens";
  return `Comparison of ${screens.map(describeScreen).join("; ")}`;
}

/** `Desk: blue 27 inch 16:9, 23.5 by 13.2 inches`; without a name it starts with the colour. */
export function describeScreen(screen: Screen): string {
  const description = `${screen.colour} ${spokenScreen(screen)}`;
  return screen.name === undefined ? description : `${screen.name}: ${description}`;
}
