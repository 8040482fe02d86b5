import { expect } from "@playwright/test";
import type { Box, Drawn } from "./main-screen.ts";

/** Fails unless labels are in the drawing area, do not overlap, and do not touch their own outline's edge. */
export function expectReadable({ area, outlines }: Drawn, labels: (Box & { number: number })[]): void {
  for (const [index, label] of labels.entries()) {
    expect(within(label, area), `label ${label.number} in the drawing area`).toBe(true);
    for (const other of labels.slice(index + 1)) {
      expect(apart(label, other), `labels ${label.number} and ${other.number} apart`).toBe(true);
    }
    const outline = outlines.find(({ number }) => number === label.number) as Box;
    const readable = within(label, outline) || apart(label, outline);
    expect(readable, `label ${label.number} clear of its outline's edge`).toBe(true);
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
