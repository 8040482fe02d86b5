import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { roomOf, singleRoomOf, textInches, windowsOn } from "#domain/display/scaling.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type ScalingOffer, scalingOffer, textDifference } from "./compared-text.ts";
import type { RelativeDifference } from "./differences.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { type Comparison, textBaseOf } from "./state.ts";

/** How large a screen's text is and how much fits on it (D45), in unrounded numbers. */
export interface TextAndRoom {
  readonly resolution: Size;
  /** In pixels per inch. */
  readonly density: number;
  /** How high text of 16 px is, in inches. */
  readonly inches: number;
  /** How its text differs from the base's; null for the base of the texts itself. */
  readonly difference: RelativeDifference | null;
  /** The step at which its text is nearest to the base's; null where nothing is offered. */
  readonly offer: ScalingOffer | null;
  /** Of each display of a set, in pixels of the operating system. */
  readonly singleRoom: Size;
  /** How many displays it has. */
  readonly displays: number;
  /** Of a set as a whole. */
  readonly room: Size;
  readonly windows: {
    /** On all displays of a set together. */
    readonly count: number;
    /** What is left beside them, on each display. */
    readonly left: number;
  };
}

/** Null without a resolution. */
export function textAndRoomOf(listed: ListedScreen, comparison: Comparison): TextAndRoom | null {
  const { screen } = listed;
  const [{ resolution }, density, inches] = [screen, pixelsPerInch(screen), textInches(screen)];
  const [room, singleRoom, windows] = [roomOf(screen), singleRoomOf(screen), windowsOn(screen)];
  const base = textBaseOf(comparison);
  if (!resolution || !density || !inches || !room || !singleRoom || !windows || base === null) return null;
  const displays = screen.count ?? 1;
  return {
    resolution,
    density,
    inches,
    difference: listed === base ? null : textDifference(screen, base.screen),
    offer: listed === base ? null : scalingOffer(screen, base.screen),
    singleRoom,
    displays,
    room,
    windows: { count: windows.count * displays, left: windows.left },
  };
}
