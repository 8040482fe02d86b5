import type { Screen } from "#domain/display/screen.ts";
import type { ListedScreen, ScreenId } from "./listed-screen.ts";
import { isSameDescription } from "./screen-properties.ts";
import { type Comparison, isRow } from "./state.ts";

/** One thing that a step has changed. */
export type Change =
  | { readonly type: "removed"; readonly number: number }
  /** Among the same screens of a row. */
  | { readonly type: "moved"; readonly screen: ListedScreen }
  | { readonly type: "added" | "raised" | "changed"; readonly screen: ListedScreen }
  | { readonly type: "no space" }
  /** Other screens in it may fit, also where it is the same. */
  | { readonly type: "space"; readonly isSame: boolean };

/** What has changed between two comparisons, in the order in which screen readers announce it. */
export function changesBetween(before: Comparison, after: Comparison): readonly Change[] {
  const moved = isRow(after) ? movedScreen(before, after) : null;
  const earlier = new Map(before.screens.map((listed) => [listed.id, listed]));
  const screens: Change[] = [];
  for (const screen of after.screens) {
    const previous = earlier.get(screen.id);
    earlier.delete(screen.id);
    if (previous === undefined) screens.push({ type: "added", screen });
    else if (isRaised(previous.screen, screen.screen)) screens.push({ type: "raised", screen });
    else if (previous.screen !== screen.screen) screens.push({ type: "changed", screen });
  }
  const removed = [...earlier.values()].map(({ number }) => ({ type: "removed", number }) as const);
  return [
    ...removed,
    ...(moved === null ? [] : [{ type: "moved", screen: moved } as const]),
    ...screens,
    ...spaceChange(before, after),
  ];
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

/** Whether nothing else than its height in the row has changed. */
function isRaised(before: Screen, after: Screen): boolean {
  const { raised: _, ...rest } = before;
  const { raised: __, ...same } = after;
  return before.raised !== after.raised && isSameDescription(rest, same) && rest.colour === same.colour;
}

function spaceChange(before: Comparison, after: Comparison): readonly Change[] {
  if (after.space === null) return before.space === null ? [] : [{ type: "no space" }];
  const isSame = before.space === after.space && before.frame === after.frame;
  const areSame = before.screens.every(({ screen }, index) => screen === after.screens[index]?.screen);
  return isSame && areSame ? [] : [{ type: "space", isSame }];
}
