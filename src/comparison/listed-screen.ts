import type { Screen } from "#domain/display/screen.ts";

/** Stable for as long as the screen exists, whatever its place in the list (D1). */
export type ScreenId = number;

/** A screen of a comparison. The comparison makes the list once; nothing else counts screens or finds one by its place. */
export interface ListedScreen {
  readonly id: ScreenId;
  /** Its number in the list, from 1, as people see it. */
  readonly number: number;
  readonly screen: Screen;
}

/** Whether so many screens are labelled by number instead of name, in every drawing and beside it (V15). */
export function isNumbered(count: number): boolean {
  return count > 5;
}

export function hasResolution({ screen }: Pick<ListedScreen, "screen">): boolean {
  return screen.resolution !== undefined;
}

/** Screens that have no ids yet, such as those of a link. */
export function listScreens(screens: readonly Screen[], firstId: ScreenId = 1): readonly ListedScreen[] {
  return screens.map((screen, index) => ({ id: firstId + index, number: index + 1, screen }));
}

/** The same screens, numbered by their places. Those that had their number already stay the same objects. */
export function renumber<Listed extends ListedScreen>(screens: readonly Listed[]): readonly Listed[] {
  return screens.map((listed, index) => (listed.number === index + 1 ? listed : { ...listed, number: index + 1 }));
}
