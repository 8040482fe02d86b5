import { spokenScreen } from "./screen-text.ts";
import type { ComparisonState, Entry } from "./state.ts";

/**
 * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
 * screen changed.
 */
export function describeChanges(before: ComparisonState, after: ComparisonState): string {
  const earlier = new Map(before.entries.map((entry, index) => [entry.id, { entry, number: index + 1 }]));
  const sentences: string[] = [];
  for (const [index, entry] of after.entries.entries()) {
    const previous = earlier.get(entry.id);
    earlier.delete(entry.id);
    if (previous === undefined) sentences.push(`Screen ${index + 1} added: ${describeEntry(entry)}`);
    else if (previous.entry.screen !== entry.screen)
      sentences.push(`Screen ${index + 1} is now ${describeEntry(entry)}`);
  }
  const removed = [...earlier.values()].map(({ number }) => `Screen ${number} removed`);
  return [...removed, ...sentences].join(". ");
}

function describeEntry({ screen }: Entry): string {
  return screen.name === undefined ? spokenScreen(screen) : `${screen.name}, ${spokenScreen(screen)}`;
}
