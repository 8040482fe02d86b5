import { withDigits } from "../../domain/display/decimal-text.ts";
import { convertLength, type Unit } from "../../domain/display/unit.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { textWidth } from "./text-width.ts";

/** Graph paper whose squares have a real size (visual.md): a step of 1, 2 or 5 times a power of ten. */
export interface Grid {
  /** The side of a square, in `unit`. */
  readonly step: number;
  readonly unit: Unit;
  /** The side of a square in pixels. */
  readonly pitch: number;
  /** The side of the fine squares within it, in pixels. */
  readonly finePitch: number;
  /** A crossing of lines: the middle of the area, in pixels. */
  readonly origin: { readonly x: number; readonly y: number };
}

/** A bar as long as one square, or as the next smaller round length where a square is long, with its length in words. */
export interface ScaleBar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly text: string;
  /** What the bar and its text take up, in pixels. */
  readonly box: Box;
}

/** Squares smaller than this are no longer read as a measure. In pixels. */
const SMALLEST_PITCH = 56;

export function composeGrid(unit: Unit, pixelsPerInch: number, area: Size): Grid {
  const pixelsPerUnit = pixelsPerInch / convertLength(1, "in", unit);
  const { step, parts } = roundStep(SMALLEST_PITCH / pixelsPerUnit);
  const pitch = step * pixelsPerUnit;
  return { step, unit, pitch, finePitch: pitch / parts, origin: { x: area.width / 2, y: area.height / 2 } };
}

/** The smallest of 1, 2, 5 × 10ⁿ that is not below `least`, and into how many fine squares it divides. */
function roundStep(least: number): { step: number; parts: number } {
  const exponent = Math.floor(Math.log10(least));
  const candidates = [
    { digit: 1, power: exponent, parts: 5 },
    { digit: 2, power: exponent, parts: 4 },
    { digit: 5, power: exponent, parts: 5 },
    { digit: 1, power: exponent + 1, parts: 5 },
  ].map(({ digit, power, parts }) => ({ step: Number(`${digit}e${power}`), parts }));
  return candidates.find(({ step }) => step >= least) ?? { step: Number(`1e${exponent + 1}`), parts: 5 };
}

/** From the area's left and bottom edges to the bar. In pixels, like what follows. */
const INSET = 16;
/** From the bar's end to its text, which stands above it. */
const TEXT_INSET = 6;
const TEXT_HEIGHT = 16;
/** Of the area's width; the rest of its margin belongs to the page. 140 px, the longest square, on 560 px and more. */
const WIDEST_PART = 1 / 4;

/** Null where the bar or its text would come nearer to the area's right edge than to its left one. */
export function composeScaleBar(grid: Grid, area: Size): ScaleBar | null {
  const part = grid.pitch > area.width * WIDEST_PART ? partOfStep(grid.step) : 1;
  const length = grid.pitch * part;
  const text = `${withDigits(grid.step * part, 15)} ${grid.unit}`;
  const width = Math.max(length, TEXT_INSET + textWidth(text));
  if (width > area.width - 2 * INSET) return null;
  const x = INSET;
  const y = area.height - INSET;
  return {
    x,
    y,
    length,
    text,
    box: { x: x - 2, y: y - TEXT_HEIGHT - 6, width: width + 4, height: TEXT_HEIGHT + 10 },
  };
}

/** From 1, 2 or 5 × 10ⁿ to the one before it. */
function partOfStep(step: number): number {
  return step.toExponential().startsWith("5") ? 2 / 5 : 1 / 2;
}
