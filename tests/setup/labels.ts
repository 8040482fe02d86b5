import { expect } from "@playwright/test";
import type { Box, Drawn, DrawnLabel } from "./main-screen.ts";

/** Fails unless labels are in the drawing area, do not overlap, and stand on their own outline's line or lead to it (V15). */
export function expectReadable({ area, outlines }: Drawn, labels: DrawnLabel[]): void {
  for (const [index, label] of labels.entries()) {
    expect(within(label, area), `label ${label.number} in the drawing area`).toBe(true);
    for (const other of labels.slice(index + 1)) {
      expect(apart(label, other), `labels ${label.number} and ${other.number} apart`).toBe(true);
    }
    const outline = outlines.find(({ number }) => number === label.number) as Box;
    const end = label.dot ?? label;
    const crossesLine = !apart(end, outline) && !within(end, outline);
    expect(crossesLine, `label ${label.number} on its outline's line`).toBe(true);
  }
}

function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}
