import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "../scene/box.ts";

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as plain data. `write-text.ts` makes text of it, `write-react.ts` a React element. */
export interface SvgElement {
  readonly name: string;
  /** As SVG spells them. An undefined one is left out. */
  readonly attributes: Attributes;
  readonly children: readonly SvgNode[];
  /** Tells it from its neighbours when the drawing changes; its place among them does otherwise. */
  readonly key?: string | number;
  /** The screen that a pointer at it means. */
  readonly screen?: ScreenId;
  /** Data attributes, which only a page has: `{ outline: 1 }` for `data-outline="1"`. */
  readonly data?: Attributes;
}

export type SvgNode = SvgElement | string;

export function element(
  name: string,
  attributes: Attributes = {},
  children: readonly SvgNode[] = [],
  page: Pick<SvgElement, "key" | "screen" | "data"> = {},
): SvgElement {
  return { name, attributes, children, ...page };
}

/** The attributes of a line or box that is not filled, in a screen's colour. */
export function strokeOf(colour: string, width: number) {
  return { fill: "none", stroke: colour, "stroke-width": width };
}

/** The attributes of a `rect` or an inner `svg`. */
export function boxOf({ x, y, width, height }: Box) {
  return { x, y, width, height };
}

/** The attribute of an `svg` that shows this area. */
export function viewBoxOf({ width, height }: Size) {
  return { viewBox: `0 0 ${width} ${height}` };
}
