import { describe, expect, it } from "vitest";
import { limitOffset, sidesWithMore } from "./movement.ts";

const AREA = { width: 800, height: 600 };
const CENTRE = { x: 0, y: 0 };

describe("moving a drawing larger than its area (D30)", () => {
  // 1000 px have 100 px hidden on each side, and end 46 px inside the area.
  it("ends where the last edge stands the margin of 46 px inside the area", () => {
    const bounds = { width: 1000, height: 700 };
    expect(limitOffset({ x: 900, y: -900 }, bounds, AREA)).toEqual({ x: 146, y: -96 });
    expect(limitOffset({ x: -12, y: 96 }, bounds, AREA)).toEqual({ x: -12, y: 96 });
  });

  it("keeps what fits the area in its middle, in each direction by itself", () => {
    expect(limitOffset({ x: 50, y: 50 }, { width: 1000, height: 600 }, AREA)).toEqual({ x: 50, y: 0 });
    expect(limitOffset({ x: 50, y: 50 }, { width: 200, height: 100 }, AREA)).toEqual(CENTRE);
  });

  it("knows on which sides there is more", () => {
    const bounds = { width: 1000, height: 500 };
    expect(sidesWithMore(CENTRE, bounds, AREA)).toEqual(["left", "right"]);
    expect(sidesWithMore({ x: 99, y: 0 }, bounds, AREA)).toEqual(["left", "right"]);
    expect(sidesWithMore({ x: 100, y: 0 }, bounds, AREA)).toEqual(["right"]);
    expect(sidesWithMore({ x: -146, y: 0 }, bounds, AREA)).toEqual(["left"]);
    expect(sidesWithMore(CENTRE, { width: 10, height: 5000 }, AREA)).toEqual(["above", "below"]);
    expect(sidesWithMore(CENTRE, AREA, AREA)).toEqual([]);
  });
});
