import type { ListedScreen, ScreenId } from "#comparison/listed-screen.ts";
import { isSameDescription } from "#comparison/screen-properties.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength } from "#domain/display/unit.ts";
import { partsText } from "./answer-part.ts";
import { answerRows } from "./answer-row.ts";
import { diagonalFigure } from "./figures.ts";
import { isRow, rowSentence } from "./row-answer.ts";
import { shownName, titleText } from "./screen-names.ts";
import { spokenScreen } from "./screen-text.ts";
import { spaceAnswer } from "./space-answer.ts";
import { spokenSpace } from "./space-text.ts";

/**
 * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
 * screen and no space changed.
 */
export function describeChanges(before: Comparison, after: Comparison): string {
  const moved = isRow(after) ? movedScreen(before, after) : null;
  const earlier = new Map(before.screens.map((listed) => [listed.id, listed]));
  const sentences: string[] = [];
  for (const { id, number, screen } of after.screens) {
    const previous = earlier.get(id);
    earlier.delete(id);
    if (previous === undefined) sentences.push(`Screen ${number} added: ${describeNamed(screen, after)}`);
    else if (isRaised(previous.screen, screen)) sentences.push(raisedText(screen, after));
    else if (previous.screen !== screen) sentences.push(`Screen ${number} is now ${describeNamed(screen, after)}`);
  }
  const removed = [...earlier.values()].map(({ number }) => `Screen ${number} removed`);
  const place = moved === null ? [] : [placeText(moved, after)];
  return [...removed, ...place, ...sentences, ...spaceChange(before, after), ...rowChange(before, after)].join(". ");
}

/** The one screen that has another place among the same ones. */
function movedScreen(before: Comparison, after: Comparison): ListedScreen | null {
  const ids = ({ screens }: Comparison) => screens.map(({ id }) => id);
  const [former, now] = [ids(before), ids(after)];
  if (former.length !== now.length || former.every((id, index) => id === now[index])) return null;
  const without = (list: readonly ScreenId[], id: ScreenId) => list.filter((each) => each !== id).join();
  const isAlone = ({ id }: ListedScreen) => without(former, id) === without(now, id);
  // Of two that changed places, both could be meant: the one that came to the left.
  return after.screens.find(isAlone) ?? null;
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"] as const;
const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** `34″ 3440×1440, second of three` */
function placeText({ number, screen }: ListedScreen, { screens }: Comparison): string {
  return `${titleText(screen, screens)}, ${PLACES[number - 1] ?? number} of ${COUNTS[screens.length] ?? screens.length}`;
}

function isRaised(before: Screen, after: Screen): boolean {
  const { raised: _, ...rest } = before;
  const { raised: __, ...same } = after;
  return before.raised !== after.raised && isSameDescription(rest, same) && rest.colour === same.colour;
}

/** `24″ 16:10, raised by 6 cm` */
function raisedText(screen: Screen, comparison: Comparison): string {
  const { raised = 0 } = screen;
  const { first } = unitsOf(comparison);
  const by = diagonalFigure(convertLength(Math.abs(raised), "cm", first), first);
  const words = raised === 0 ? "on the line" : `${raised > 0 ? "raised" : "lowered"} by ${by}`;
  return `${titleText(screen, comparison.screens)}, ${words}`;
}

/** What all come to together, where it has changed (D56). */
function rowChange(before: Comparison, after: Comparison): string[] {
  const sentence = rowSentence(after);
  return sentence === null || sentence === rowSentence(before) ? [] : [sentence];
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
