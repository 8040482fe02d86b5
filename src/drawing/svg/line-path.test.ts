import { expect, it } from "vitest";
import { linePath } from "./line-path.ts";

it("draws a line through all points, with short commands where it is level or upright", () => {
  const points = [
    { x: 0, y: -6 },
    { x: 0, y: 0 },
    { x: 76.5, y: 0 },
    { x: 80, y: 4 },
  ];
  expect(linePath(points)).toBe("M0 -6V0H76.5L80 4");
});
