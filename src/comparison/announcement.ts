import type { Screen } from "#domain/display/screen.ts";
import { partsText } from "./answer-part.ts";
import { answerRows } from "./answer-row.ts";
import { shownName } from "./screen-names.ts";
import { spokenScreen } from "./screen-text.ts";
import { spaceAnswer } from "./space-answer.ts";
import { spokenSpace } from "./space-text.ts";
import type { Comparison } from "./state.ts";
import { unitsOf } from "./units.ts";

/**
 * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
 * screen and no space changed.
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
  return [...removed, ...sentences, ...spaceChange(before, after)].join(". ");
}

/** `Space of 150 by 85 centimetres. 65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.` (D38) */
function spaceChange(before: Comparison, after: Comparison): string[] {
  if (after.space === null) return before.space === null ? [] : ["Space removed"];
  const isSame = before.space === after.space && before.frame === after.frame;
  if (isSame && before.screens.every(({ screen }, index) => screen === after.screens[index]?.screen)) return [];
  const answer = spaceAnswer(after, answerRows(after));
  const described = isSame ? [] : [`Space of ${spokenSpace(after.space, unitsOf(after).first)}`];
  return answer === null ? described : [...described, partsText(answer.summary)];
}

function describeNamed(screen: Screen, comparison: Comparison): string {
  const spoken = spokenScreen(screen, comparison);
  const name = shownName(screen);
  return name === null ? spoken : `${name}, ${spoken}`;
}
