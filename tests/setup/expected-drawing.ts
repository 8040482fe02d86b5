import { expect } from "@playwright/test";
import type { Box, Drawn } from "./main-screen.ts";

/** A screen's diagonal in inches and its ratio. */
export interface Described {
  length: number;
  width: number;
  height: number;
}

/** S3.3 */
export const DEFAULTS: readonly Described[] = [
  { length: 27, width: 16, height: 9 },
  { length: 29, width: 21, height: 9 },
];

/** S9.2 */
const MARGIN = 46;
const HALF_A_PIXEL = 0.5;

/** The size in inches by the formula of S4.10. */
export function sizeOf({ length, width, height }: Described): { width: number; height: number } {
  const ratio = width / height;
  const high = length / Math.sqrt(ratio ** 2 + 1);
  return { width: ratio * high, height: high };
}

/** Where D10 puts the outlines: fitted into the area less its margin with one scale, and centred. */
export function expectedBoxes(screens: readonly Described[], area: Box): Box[] {
  const sizes = screens.map(sizeOf);
  const scale = Math.min(
    (area.width - 2 * MARGIN) / Math.max(...sizes.map(({ width }) => width)),
    (area.height - 2 * MARGIN) / Math.max(...sizes.map(({ height }) => height)),
  );
  return sizes.map((size) => {
    const width = size.width * scale;
    const height = size.height * scale;
    return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
  });
}

/** Expects exactly these screens, each in its place and size. */
export function expectDrawn(drawn: Drawn, screens: readonly Described[]): void {
  const boxes = expectedBoxes(screens, drawn.area);
  expect(drawn.outlines.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
    screens.map((_, index) => index + 1),
  );
  for (const outline of drawn.outlines) {
    expectSameBox(outline, boxes[outline.number - 1] as Box, `screen ${outline.number}`);
  }
}

export function expectSameBox(box: Box, expected: Box, of = "the box"): void {
  for (const part of ["x", "y", "width", "height"] as const) {
    expect(Math.abs(box[part] - expected[part]), `${part} of ${of}: ${box[part]} for ${expected[part]}`).toBeLessThan(
      HALF_A_PIXEL,
    );
  }
}
