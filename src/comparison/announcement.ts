import type { Screen } from "../domain/display/screen.ts";
import { shownName } from "./screen-names.ts";
import { spokenScreen } from "./screen-text.ts";
import type { Comparison } from "./state.ts";

/**
 * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
 * screen changed.
 */
export function describeChanges(before: Comparison, after: Comparison): string {
  const earlier = new Map(before.screens.map((listed) => [listed.id, listed]));
  const sentences: string[] = [];
  for (const { id, number, screen } of after.screens) {
    const previous = earlier.get(id);
    earlier.delete(id);
    if (previous === undefined) sentences.push(`Screen ${number} added: ${describeNamed(screen, after)}`);
    else if (previous.screen !== screen) sentences.push(`Screen ${number} is now ${describeNamed(screen, after)}`);
  }
  const removed = [...earlier.values()].map(({ number }) => `Screen ${number} removed`);
  return [...removed, ...sentences].join(". ");
}

function describeNamed(screen: Screen, comparison: Comparison): string {
  const spoken = spokenScreen(screen, comparison);
  const name = shownName(screen);
  return name === null ? spoken : `${name}, ${spoken}`;
}
