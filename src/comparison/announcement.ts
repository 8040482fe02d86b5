import type { Screen } from "../domain/display/screen.ts";
import { spokenScreen } from "./screen-text.ts";
import type { ComparisonState } from "./state.ts";

/**
 * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
 * screen changed.
 */
export function describeChanges(before: ComparisonState, after: ComparisonState): string {
  const earlier = new Map(before.entries.map((entry) => [entry.id, entry]));
  const sentences: string[] = [];
  for (const { id, number, screen } of after.entries) {
    const previous = earlier.get(id);
    earlier.delete(id);
    if (previous === undefined) sentences.push(`Screen ${number} added: ${describeNamed(screen)}`);
    else if (previous.screen !== screen) sentences.push(`Screen ${number} is now ${describeNamed(screen)}`);
  }
  const removed = [...earlier.values()].map(({ number }) => `Screen ${number} removed`);
  return [...removed, ...sentences].join(". ");
}

function describeNamed(screen: Screen): string {
  return screen.name === undefined ? spokenScreen(screen) : `${screen.name}, ${spokenScreen(screen)}`;
}
