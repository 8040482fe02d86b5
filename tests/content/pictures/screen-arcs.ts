import { curve } from "../definitions.ts";
import { inches, width } from "../figures.ts";
import { BLUE, GREEN, PINK } from "./plan-parts.ts";

/** Curved screens from above. */

/** Radii in centimetres. */
export const CURVES = [
  { name: "3800R", radius: 380, colour: BLUE },
  { name: "1800R", radius: 180, colour: GREEN },
  { name: "1000R", radius: 100, colour: PINK },
];

/** The right end of a screen as seen from its middle, towards the eyes, in inches. */
export function arcEnd(address: string, radius: number): readonly [x: number, y: number] {
  if (radius === Number.POSITIVE_INFINITY) return [width(address) / 2, 0];
  const { chord, depth } = curve(width(address), inches(radius));
  return [chord / 2, depth];
}

interface Look {
  readonly middle: readonly [x: number, y: number];
  /** Pixels to an inch. */
  readonly scale: number;
  readonly colour: string;
  readonly stroke: number;
}

/** A screen as an arc that opens downwards, with its middle there. */
export function screenArc(address: string, radius: number, { middle: [x, y], scale, colour, stroke }: Look): string {
  const [across, down] = arcEnd(address, radius).map((length) => length * scale) as [number, number];
  const bend =
    radius === Number.POSITIVE_INFINITY ? "L" : `A${px(inches(radius) * scale)} ${px(inches(radius) * scale)} 0 0 1 `;
  const ends = [x - across, x + across].map((end) => `${px(end)} ${px(y + down)}`);
  return `<path d="M${ends[0]}${bend}${ends[1]}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
}

/** In tenths of a pixel. */
const px = (value: number) => String(Number(value.toFixed(1)));
