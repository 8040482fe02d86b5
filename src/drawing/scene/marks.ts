import type { Unit } from "../../domain/display/unit.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";

/**
 * The kinds of marks, from the back of the drawing to its front. A new kind needs a name here, its type in `MarkTypes`,
 * its function in `composeScene` and one in every writer: the compiler names what is missing.
 */
export const MARK_KINDS = ["grid", "scaleBar", "outlines", "labels"] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

interface MarkTypes {
  readonly grid: Grid | null;
  /** Null where the area is too narrow for it. */
  readonly scaleBar: ScaleBar | null;
  /** The largest first, at the back (S4.10). */
  readonly outlines: readonly Outline[];
  /** In the list's order. A very small area leaves some out. */
  readonly labels: readonly Label[];
}

export type Marks = { readonly [Kind in MarkKind]: MarkTypes[Kind] };

/** One function or component for every kind of mark. */
export type MarkWriters<Writer> = Readonly<Record<MarkKind, Writer>>;

/** A drawing in numbers: unrounded pixels from the area's top left corner. Writers only place them. */
export interface Scene extends Marks {
  readonly area: Size;
  /** Zero when there is nothing to draw. */
  readonly pixelsPerInch: number;
  /** The size of all outlines together; its middle is the area's middle. */
  readonly bounds: Size;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One line of text; its baseline starts at the point. */
export interface Text extends Point {
  readonly content: string;
  readonly fontSize: number;
}

export interface RoundedBox extends Box {
  readonly radius: number;
}

/** Graph paper whose squares have a real size: 1, 2 or 5 times a power of ten (V1). */
export interface Grid {
  /** The side of a square, in `unit`. */
  readonly step: number;
  readonly unit: Unit;
  /** The side of a square, in pixels. */
  readonly pitch: number;
  /** The side of the fine squares in it, in pixels. */
  readonly finePitch: number;
  /** A crossing of lines. */
  readonly origin: Point;
}

/** A bar of a round length with that length as its text. `line` and `text` count from the bar's own corner at x, y. */
export interface ScaleBar extends Point {
  readonly length: number;
  readonly line: readonly Point[];
  readonly strokeWidth: number;
  readonly text: Text;
  /** The room of bar and text, in the area. */
  readonly box: Box;
}

export interface Outline extends Box {
  /** The screen's number in the list, from 1. */
  readonly number: number;
  readonly stroke: { readonly colour: string; readonly width: number };
  readonly fill: { readonly colour: string; readonly opacity: number };
}

/** The chip that names an outline. Its parts count from its own top left corner, so that a writer can move it as one. */
export interface Label extends Box {
  /** The screen's number in the list, from 1. */
  readonly number: number;
  readonly chip: RoundedBox;
  /** The chip's width for a writer that knows the font: so many pixels and so many widths of the font's digits. */
  readonly chipWidth: { readonly pixels: number; readonly digits: number };
  readonly swatch: RoundedBox & { readonly colour: string };
  readonly text: Text;
}
