import { scalingOffer, textDifference } from "#comparison/compared-text.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { seenScreens } from "#comparison/seen-screens.ts";
import { type Comparison, textBaseOf } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { depthIn, standingSizeIn } from "#domain/display/curve.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import { roomOf, scalingOf, singleRoomOf, textInches, windowsOn } from "#domain/display/scaling.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { anglesOf, distanceTo, flatAngle } from "#domain/viewing/seat.ts";
import { type AnswerPart, partsText, textPart } from "../answer-part.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { viewingDistanceText } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { roomText } from "./notes.ts";
import { angleText, glanceText, listText, rounded, timesCount, UNIT_SPACE, withDecimals } from "./numbers.ts";
import { type AnswerRow, isPlural } from "./rows.ts";
import { titleText } from "./screens.ts";
import { oneDistance, verdictParts } from "./seat.ts";

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
  /** Whether the others' texts are compared with its text. */
  readonly isBase: boolean;
  /** How its text differs from the base's, and how high it is: `Text 33% smaller · 16 px = 0.147″`; `base · 16 px = 3.7 mm` */
  readonly height: readonly AnswerPart[];
  /** The step at which its text is nearest to the base's; null where nothing is offered. */
  readonly offer: OfferedScaling | null;
  /** Of each display of a set, in pixels of the operating system, unrounded. */
  readonly singleRoom: Size;
  /** How many displays it has. */
  readonly displays: number;
  /** `2560×1440`, of a set as a whole. */
  readonly room: string;
  readonly windows: WindowsText;
}

interface OfferedScaling {
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
    isBase: listed === base,
    height: [
      ...(listed === base
        ? [textPart("base")]
        : [textPart("Text "), ...relativeParts(textDifference(screen, base.screen))]),
      textPart(` · 16${UNIT_SPACE}px = ${textHeight(inches, unitsOf(comparison, screen).first)}`),
    ],
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

function offerFor(screen: Screen, base: Screen): OfferedScaling | null {
  const offer = scalingOffer(screen, base);
  return offer && { scaling: offer.scaling, result: relativeText(offer.result) };
}

function windowsText(screen: Screen): WindowsText {
  const { count: perDisplay, left } = windowsOn(screen) ?? { count: 0, left: 0 };
  const displays = screen.count ?? 1;
  const pixels = Math.round(left);
  return { count: perDisplay * displays, left: pixels === 0 ? null : `${timesCount(screen)}${pixels}${UNIT_SPACE}px` };
}

/** Short, with letters, figures and a comma, as people read it every day. */
export const SAMPLE = "Meeting moved to 14:30, room 2";

/**
 * The font size of a sample for each inch of its text, so that all are to scale with each other (D45.1): the base's has the
 * usual size while none is larger than the largest.
 */
export function sampleScale(
  rows: readonly (TextAndRoom | null)[],
  base: TextAndRoom,
  { usual, largest }: { readonly usual: number; readonly largest: number },
): number {
  return Math.min(usual / base.inches, largest / Math.max(...rows.map((row) => row?.inches ?? 0)));
}

/** `At 2.5 m from your eyes, 65″ 16:9 fills 32° and 75″ 16:9 37°.` and the verdict, in the details (D42). */
export function seatVerdict(rows: readonly AnswerRow[], common: number, unit: Unit): string {
  const seen = seenScreens(rows, common);
  const from = oneDistance(seen, unit);
  const angles = seen.map(({ row, width, distance }, index) => {
    const fills = index > 0 ? "" : isPlural(row) ? "fill " : "fills ";
    const angle = angleText(width) + flatText(row.screen, distance);
    return `${row.title} ${fills}${angle}${from === null ? ` from ${viewingDistanceText(distance, unit)}` : ""}`;
  });
  const start = from === null ? "" : `At ${from} from your eyes, `;
  const radii = seen.flatMap(({ row: { title, screen }, distance }) => radiusFact(title, screen, distance, unit));
  return [`${start}${listText(angles)}.`, partsText(verdictParts(seen)), ...radii].join(" ");
}

/** ` (flat 81°)` of a screen that looks wider because it is curved (D61). */
function flatText(screen: Screen, distance: number): string {
  const flat = flatAngle(screen, distance);
  return flat === null ? "" : ` (flat ${angleText(flat)})`;
}

/** `You sit within the radius of 49″ 32:9, 180 cm.` A fact, and no verdict (D61). */
function radiusFact(title: string, { radius }: Screen, distance: number, unit: Unit): string[] {
  if (radius === undefined) return [];
  const within = distance <= radius / 10 ? "within" : "beyond";
  return [`You sit ${within} the radius of ${title}, ${viewingDistanceText(radius / 10, unit)}.`];
}

/** All words and figures of a view from above (D61). */
export const ABOVE_TEXTS = {
  ...drawing,
  eyes: "your eyes",
  view: "seen from above, to scale",
  away: viewingDistanceText,
  deep: (figure: string): string => `${figure} deep`,
};

/** The view's one text alternative: `From above: 49″ 32:9, 112.8 cm straight and 17.4 cm deep, fills 94° from 70 cm.` */
export function describeAbove(comparison: Comparison): string {
  const { screens, distance } = comparison;
  const { first: unit } = unitsOf(comparison);
  const described = screens.map(({ screen }) => {
    const away = distanceTo(screen, distance);
    const straight = glanceText(standingSizeIn(screen, unit).width, unit);
    const form =
      screen.radius === undefined
        ? `flat and ${straight} wide`
        : `${straight} straight and ${glanceText(depthIn(screen, unit), unit)} deep`;
    const fills = `fills ${angleText(anglesOf(screen, away).width)} from ${viewingDistanceText(away, unit)}`;
    return `${titleText(screen, screens)}, ${form}, ${fills}`;
  });
  return `From above: ${described.join("; ")}.`;
}

/** For pictures. */
export const above = { texts: ABOVE_TEXTS, describeAbove };
