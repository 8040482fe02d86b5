import type { Screen } from "../domain/display/screen.ts";

/** Stable for as long as the screen exists, whatever its place in the list (D1). */
export type ScreenId = number;

/** A screen of a comparison. The comparison makes the list once; nothing else counts screens or finds one by its place. */
export interface ListedScreen {
  readonly id: ScreenId;
  /** Its number in the list, from 1, as people see it. */
  readonly number: number;
  readonly screen: Screen;
}

export function numberScreens(screens: readonly Omit<ListedScreen, "number">[]): readonly ListedScreen[] {
  return screens.map(({ id, screen }, index) => ({ id, number: index + 1, screen }));
}

/** Screens that have no ids yet, such as those of a link. */
export function listScreens(screens: readonly Screen[], firstId: ScreenId = 1): readonly ListedScreen[] {
  return numberScreens(screens.map((screen, index) => ({ id: firstId + index, screen })));
}
