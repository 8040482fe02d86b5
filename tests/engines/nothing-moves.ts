import { expect } from "vitest";
import type { Gate } from "./gate.ts";
import type { Visitor } from "./visitor.ts";

/** Opens a page whose scripts come late, and compares the places of its shapes before and after they start. */
export async function expectNothingMoves(visitor: Visitor, gate: Gate, path: string): Promise<void> {
  const places = () =>
    [...document.querySelectorAll("[data-outline], [data-object]")]
      .filter((shape) => shape.checkVisibility())
      .map((shape) => shape.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => [x, y, width, height]);
  const release = gate.hold(/\.js$/);
  await visitor.page.goto(gate.url + path);
  await visitor.until(() => document.readyState !== "loading", "the served page");
  const served = await visitor.page.evaluate(places);
  expect(await visitor.page.evaluate(() => "ready" in document.documentElement.dataset)).toBe(false);
  release();
  await visitor.ready();
  const drawn = await visitor.page.evaluate(places);
  expect(served.length).toBeGreaterThanOrEqual(2);
  expect(drawn.length).toBe(served.length);
  for (const [index, place] of drawn.entries()) {
    for (const [at, pixels] of place.entries()) expect(pixels).toBeCloseTo(served[index]?.[at] ?? Number.NaN, 0);
  }
}
