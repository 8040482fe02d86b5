import { spokenDisplay } from "../domain/display/display-text.ts";
import type { ComparisonState, Entry } from "./state.ts";

/**
 * What changed on the screens, in words for the ear: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty where
 * no screen changed.
 */
export function describeChanges(before: ComparisonState, after: ComparisonState): string {
  const earlier = new Map(before.entries.map((entry, index) => [entry.id, { entry, number: index + 1 }]));
  const sentences: string[] = [];
  for (const [index, entry] of after.entries.entries()) {
    const was = earlier.get(entry.id);
    earlier.delete(entry.id);
    if (was === undefined) sentences.push(`Screen ${index + 1} added: ${speech(entry)}`);
    else if (was.entry.screen !== entry.screen) sentences.push(`Screen ${index + 1} is now ${speech(entry)}`);
  }
  const removed = [...earlier.values()].map(({ number }) => `Screen ${number} removed`);
  return [...removed, ...sentences].join(". ");
}

function speech({ screen }: Entry): string {
  return screen.name === undefined ? spokenDisplay(screen) : `${screen.name}, ${spokenDisplay(screen)}`;
}
