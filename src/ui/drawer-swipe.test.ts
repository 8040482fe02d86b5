import { describe, expect, test } from "vitest";
import { DrawerSwipe } from "./drawer-swipe.ts";

const WIDTH = 300;

interface Drag {
  side?: "left" | "right";
  wasOpen?: boolean;
  /** In pixels to the right. */
  by: number;
  /** In pixels a second. */
  speed: number;
  /** Before the finger leaves the screen, in milliseconds. */
  rest?: number;
}

/** Moves a finger at a constant speed, with an event every eight milliseconds. */
function drag({ side = "left", wasOpen = false, by, speed, rest = 0 }: Drag) {
  const duration = (Math.abs(by) / speed) * 1000;
  const swipe = new DrawerSwipe({ side, wasOpen, start: { x: 500, y: 500, time: 0 } });
  for (let time = 8; time < duration; time += 8) swipe.moveTo({ x: 500 + (by * time) / duration, y: 500, time });
  swipe.moveTo({ x: 500 + by, y: 500, time: duration });
  return { swipe, endsOpen: swipe.endsOpen(WIDTH, duration + rest) };
}

describe("a slow drag of 0.52 of the width (S9.5)", () => {
  test.each([
    { wasOpen: false, side: "left", part: 0.51, ends: false },
    { wasOpen: false, side: "left", part: 0.53, ends: true },
    { wasOpen: false, side: "right", part: -0.51, ends: false },
    { wasOpen: false, side: "right", part: -0.53, ends: true },
    { wasOpen: true, side: "left", part: -0.51, ends: true },
    { wasOpen: true, side: "left", part: -0.53, ends: false },
    { wasOpen: true, side: "right", part: 0.51, ends: true },
    { wasOpen: true, side: "right", part: 0.53, ends: false },
  ] as const)("by $part of the width on the $side, open before: $wasOpen, ends open: $ends", (each) => {
    const { side, wasOpen, part, ends } = each;
    expect(drag({ side, wasOpen, by: part * WIDTH, speed: 440 }).endsOpen).toBe(ends);
  });
});

describe("a short drag with a fling of 450 px/s (S9.5)", () => {
  test.each([
    { wasOpen: false, side: "left", by: 40, ends: { slow: false, fast: true } },
    { wasOpen: false, side: "right", by: -40, ends: { slow: false, fast: true } },
    { wasOpen: true, side: "left", by: -40, ends: { slow: true, fast: false } },
    { wasOpen: true, side: "right", by: 40, ends: { slow: true, fast: false } },
  ] as const)("of $by px on the $side at 440 and at 460 px/s, open before: $wasOpen", (each) => {
    const { side, wasOpen, by, ends } = each;
    expect(drag({ side, wasOpen, by, speed: 440 }).endsOpen).toBe(ends.slow);
    expect(drag({ side, wasOpen, by, speed: 460 }).endsOpen).toBe(ends.fast);
  });

  test("has no velocity after a rest", () => {
    expect(drag({ by: 60, speed: 2000, rest: 150 }).endsOpen).toBe(false);
  });

  test("has its velocity even if the browser merges all its events into one", () => {
    const swipe = (speed: number) => {
      const merged = new DrawerSwipe({ side: "left", wasOpen: true, start: { x: 250, y: 0, time: 0 } });
      const time = (90 / speed) * 1000;
      merged.moveTo({ x: 160, y: 0, time });
      return merged.endsOpen(WIDTH, time);
    };
    expect([swipe(440), swipe(460)]).toEqual([true, false]);
  });

  test("that flings back ends where it flings to", () => {
    const { swipe } = drag({ by: 0.8 * WIDTH, speed: 400 });
    swipe.moveTo({ x: 500 + 0.6 * WIDTH, y: 500, time: 700 });
    expect(swipe.endsOpen(WIDTH, 700)).toBe(false);
  });
});

describe("a drawer", () => {
  test("follows the finger to the pixel, between open and closed", () => {
    const swipe = new DrawerSwipe({ side: "left", wasOpen: false, start: { x: 10, y: 0, time: 0 } });
    expect(swipe.openness(WIDTH)).toBe(0);
    swipe.moveTo({ x: 160, y: 0, time: 10 });
    expect(swipe.openness(WIDTH)).toBe(0.5);
    swipe.moveTo({ x: 400, y: 0, time: 20 });
    expect(swipe.openness(WIDTH)).toBe(1);
    swipe.moveTo({ x: 0, y: 0, time: 30 });
    expect(swipe.openness(WIDTH)).toBe(0);
  });

  test("keeps the first direction for the whole swipe", () => {
    const swipe = new DrawerSwipe({ side: "left", wasOpen: true, start: { x: 100, y: 100, time: 0 } });
    swipe.moveTo({ x: 98, y: 102, time: 5 });
    expect(swipe.direction).toBeNull();
    swipe.moveTo({ x: 95, y: 110, time: 10 });
    expect(swipe.direction).toBe("vertical");
    swipe.moveTo({ x: 0, y: 110, time: 20 });
    expect(swipe.direction).toBe("vertical");
  });
});
