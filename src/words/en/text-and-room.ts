import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { withDecimals } from "#domain/display/machine-number.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import {
  nearestStep,
  roomOf,
  scalingForTextOf,
  scalingOf,
  singleRoomOf,
  textInches,
  windowsOn,
} from "#domain/display/scaling.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { timesCount, UNIT_SPACE } from "./display-text.ts";
import { rounded } from "./figures.ts";
import { type RelativeDifference, relativeText } from "./relative-difference.ts";
import { roomText, textBaseOf, textDifference } from "./text-sentence.ts";

/** How large a screen's text is and how much fits on it (D45). */
export interface TextAndRoom {
  /** `3840×2160` or `2 × 2560×1440` */
  readonly resolution: string;
  /** `163 ppi` */
  readonly density: string;
  /** In percent. */
  readonly scaling: number;
  /** How high text of 16 px is, in inches, unrounded. */
  readonly inches: number;
  /** The same as text: `0.147″`, `3.7 mm`. */
  readonly height: string;
  /** How its text differs from the base's; null for the base of the texts itself. */
  readonly difference: RelativeDifference | null;
  /** The step at which its text is nearest to the base's; null where nothing is offered. */
  readonly offer: ScalingOffer | null;
  /** Of each display of a set, in pixels of the operating system, unrounded. */
  readonly singleRoom: Size;
  /** How many displays it has. */
  readonly displays: number;
  /** `2560×1440`, of a set as a whole. */
  readonly room: string;
  readonly windows: WindowsText;
}

interface ScalingOffer {
  readonly scaling: number;
  /** `the same size` or `1.2% smaller`: its text at that scaling, beside the base's. */
  readonly result: string;
}

/** `2` windows, and what is left beside them: `512 px`. */
interface WindowsText {
  /** On all displays of a set together. */
  readonly count: number;
  /** `512 px`, of a set `2 × 512 px`; null where nothing is left. */
  readonly left: string | null;
}

/** Smaller text is offered a step from here on, in percent. */
const OFFERED_FROM_PERCENT = -10;

/** Null without a resolution. */
export function textAndRoomOf(listed: ListedScreen, comparison: Comparison): TextAndRoom | null {
  const { screen } = listed;
  const [{ resolution }, density, inches] = [screen, pixelsPerInch(screen), textInches(screen)];
  const [room, singleRoom] = [roomOf(screen), singleRoomOf(screen)];
  const base = textBaseOf(comparison);
  if (!resolution || !density || !inches || !room || !singleRoom || base === null) return null;
  const displays = screen.count ?? 1;
  return {
    resolution: timesCount(screen) + resolutionText(resolution),
    density: `${withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
    scaling: scalingOf(screen),
    inches,
    height: textHeight(inches, unitsOf(comparison, screen).first),
    difference: listed === base ? null : textDifference(screen, base.screen),
    offer: listed === base ? null : offerFor(screen, base.screen),
    singleRoom,
    displays,
    room: roomText(room),
    windows: windowsText(screen),
  };
}

/** `0.147″` or `3.7 mm`: letters are small, so in centimetres the height is in millimetres. */
export function textHeight(inches: number, unit: Unit): string {
  if (unit === "in") return `${rounded(inches, 3)}″`;
  return `${rounded(convertLength(inches, "in", "cm") * 10, 1)}${UNIT_SPACE}mm`;
}

/** A screen whose scaling was never set and whose text is at least 10% smaller. */
function offerFor(screen: Screen, base: Screen): ScalingOffer | null {
  const exact = scalingForTextOf(screen, base);
  const factor = (textInches(screen) ?? 1) / (textInches(base) ?? 1);
  if (screen.scaling !== undefined || exact === null || (factor - 1) * 100 > OFFERED_FROM_PERCENT) return null;
  const scaling = nearestStep(exact);
  return { scaling, result: relativeText(textDifference({ ...screen, scaling }, base)) };
}

function windowsText(screen: Screen): WindowsText {
  const { count: perDisplay, left } = windowsOn(screen) ?? { count: 0, left: 0 };
  const displays = screen.count ?? 1;
  const pixels = Math.round(left);
  return { count: perDisplay * displays, left: pixels === 0 ? null : `${timesCount(screen)}${pixels}${UNIT_SPACE}px` };
}
