import type { ListedScreen } from "#comparison/listed-screen.ts";
import { toInches, type Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { distancesTo, lengthFilling } from "#domain/viewing/seat.ts";
import { type Box, cornersOf, grown, overlap } from "./box.ts";
import { type Canvas, isWide } from "./canvas.ts";
import { roundStepUpTo } from "./grid.ts";
import type { Grid, ScaleBar, Scene, Text } from "./marks.ts";
import { seenFrom } from "./sizing.ts";
import { textWidth } from "./text-width.ts";

const FONT_SIZE = 12;
/** From the area's edges to the bar and to the size of a square. All lengths are in pixels. */
export const INSET = 16;
/** The bar ends in two ticks that point upwards. */
const TICK = 6;
const SCALE_BAR_STROKE_WIDTH = 1.25;
/** From the bar's right end to its text. */
const TEXT_GAP = 8;
const TEXT_HEIGHT = 14;
/** The widest bar as a part of the area's width; buttons need the rest. */
const WIDEST_PART = 1 / 4;

/**
 * A bar as long as a grid square, or as the next smaller round length where the square is wide for the area. Null where
 * bar or text would come nearer to the area's right edge than to its left edge.
 */
export function composeScaleBar(grid: Grid, canvas: Canvas): ScaleBar | null {
  const { area, texts } = canvas;
  const part = grid.pitch > area.width * WIDEST_PART ? partOfStep(grid.step) : 1;
  const length = grid.pitch * part;
  return barOf(length, texts.bar(grid.step * part, grid.unit), canvas);
}

/** A bar of so many pixels with its text, at the lower left. Null where it has no room. */
function barOf(length: number, content: string, { area, textScale }: Canvas): ScaleBar | null {
  const fontSize = FONT_SIZE * textScale;
  const height = TEXT_HEIGHT * textScale;
  const width = length + TEXT_GAP + textWidth(content, fontSize);
  if (width > area.width - 2 * INSET) return null;
  const x = INSET;
  const y = area.height - INSET;
  return {
    x,
    y,
    length,
    line: [
      { x: 0, y: -TICK },
      { x: 0, y: 0 },
      { x: length, y: 0 },
      { x: length, y: -TICK },
    ],
    strokeWidth: SCALE_BAR_STROKE_WIDTH,
    filled: [],
    text: { x: length + TEXT_GAP, y: 1, content, fontSize },
    box: { x: x - 2, y: y - height + 2, width: width + 4, height: height + 2 },
  };
}

/** In pixels of the drawing. */
const LONGEST_PIXEL_BAR = { wide: 120, narrow: 80 } as const;
const PIXEL_BAR_STROKE_WIDTH = 1;

/**
 * A chequered bar of a round number of a screen's pixels, so that nobody takes it for a length (D46). Its text is the longest form
 * that has room. Null where none has.
 *
 * @param scale how large a pixel of a screen is drawn
 */
export function composePixelBar(scale: number, canvas: Canvas): ScaleBar | null {
  const { area, texts } = canvas;
  const { step: pixels, parts } = roundStepUpTo(LONGEST_PIXEL_BAR[isWide(area) ? "wide" : "narrow"] / scale);
  const length = pixels * scale;
  const part = length / parts;
  const bar = firstFreeBar(length, texts.pixelBar(pixels), canvas);
  if (bar === null) return null;
  const [first, ...others] = cornersOf({ x: 0, y: -TICK, width: length, height: TICK });
  const filled = Array.from({ length: Math.ceil(parts / 2) }, (_, index) => ({
    x: 2 * index * part,
    y: -TICK,
    width: part,
    height: TICK,
  }));
  return { ...bar, line: [first, ...others, first], strokeWidth: PIXEL_BAR_STROKE_WIDTH, filled };
}

/** In degrees, the largest first. */
const ANGLES = [
  60,
  50,
  40,
  30,
  20,
  ...[1, 0, -1, -2, -3, -4].flatMap((power) => [10, 5, 2].map((digit) => Number(`${digit}e${power - 1}`))),
];

/** The longest bar of an angle as a part of the area's width; its words need the rest. */
const WIDEST_ANGLE = 1 / 3;

/**
 * From the seat a bar of a round angle (D32), as long as the widest outline and the words allow. A flat outline that fills the same
 * angle is exactly as long, as both are seen head-on. Its text is the longest form that has room. Null where none has.
 *
 * @param common the distance in centimetres; null while none is typed
 */
export function composeAngleBar(
  common: number | null,
  screens: readonly ListedScreen[],
  unit: Unit,
  scene: Canvas & Pick<Scene, "pixelsPerInch" | "outlines">,
): ScaleBar | null {
  const { pixelsPerInch, outlines, area, texts } = scene;
  const lengthOf = (degrees: number) => lengthFilling(degrees, toInches(seenFrom(common))) * pixelsPerInch;
  const longest = Math.min(Math.max(...outlines.map(({ width }) => width)), area.width * WIDEST_ANGLE);
  const distances = distancesTo(
    screens.map(({ screen }) => screen),
    common,
  );
  for (const degrees of ANGLES.filter((angle) => lengthOf(angle) <= longest)) {
    const bar = firstFreeBar(lengthOf(degrees), texts.angleBar(degrees, distances, unit), scene);
    if (bar !== null) return bar;
  }
  return null;
}

/** The bar at the upper right. */
export function raisedBar(bar: ScaleBar, area: Size): ScaleBar {
  const { box } = bar;
  const [right, down] = [area.width - INSET - box.x - box.width, INSET - box.y];
  return { ...bar, x: bar.x + right, y: bar.y + down, box: { ...box, x: box.x + right, y: box.y + down } };
}

/** The bar with the first of the texts that has room, or null. */
function firstFreeBar(length: number, texts: readonly string[], canvas: Canvas): ScaleBar | null {
  const bars = texts.map((text) => barOf(length, text, canvas));
  return bars.find((bar) => bar !== null && !canvas.taken.some((box) => overlap(box, bar.box))) ?? null;
}

/**
 * What a small square measures, or how far dots are apart, at the lower right. Null in a narrow area and where something else needs its
 * place.
 *
 * @param before what stands before it, as much of it as has room
 */
export function composeSquareSize(grid: Grid, canvas: Canvas, before: readonly string[] = []): Text | null {
  const square = canvas.texts.square(grid.fineStep, grid.unit);
  for (let count = before.length; count >= 0; count -= 1) {
    const text = cornerText([...before.slice(0, count), square].join(" · "), canvas);
    if (text !== null) return text;
  }
  return null;
}

function cornerText(content: string, { area, textScale, taken }: Canvas): Text | null {
  const fontSize = FONT_SIZE * textScale;
  const text = {
    x: area.width - INSET - textWidth(content, fontSize),
    y: area.height - INSET,
    content,
    fontSize,
  };
  if (!isWide(area) || text.x < area.width / 2) return null;
  const box = squareSizeBox(text);
  return taken.some((other) => overlap(other, box)) ? null : text;
}

/** Around the bar, in pixels: a figure beside its words would seem to go on. */
const BESIDE = 6;

export function scaleBarBox({ box }: ScaleBar): Box {
  return grown(box, BESIDE, 0);
}

export function squareSizeBox({ x, y, content, fontSize }: Text): Box {
  return { x: x - 4, y: y - fontSize, width: textWidth(content, fontSize) + 8, height: fontSize + 4 };
}

/** From 1, 2 or 5 × 10ⁿ to the round length before it. */
function partOfStep(step: number): number {
  return step.toExponential().startsWith("5") ? 2 / 5 : 1 / 2;
}
