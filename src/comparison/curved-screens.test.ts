import { describe, expect, it } from "vitest";
import type { Screen } from "#domain/display/screen.ts";
import { formatScreens, parseScreens } from "./address.ts";
import { curveNote } from "./curve-text.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { titleText } from "./screen-names.ts";
import { smallestTypedRadius } from "./screen-properties.ts";
import { describeComparison, labelParts } from "./screen-text.ts";
import { type ComparisonState, comparisonWith, type Entry, stateOf } from "./state.ts";

const SUPERWIDE = "49in-5120x1440-green";

function entryAfter(link: string, ...actions: ComparisonAction[]): Entry {
  const start: ComparisonState = stateOf(comparisonWith(parseScreens(link).screens));
  return actions.reduce(reduceComparison, start).entries[0] as Entry;
}

const typed = (text: string): ComparisonAction => ({ type: "type", id: 1, field: "radius", text });
const COMMIT: ComparisonAction = { type: "commit", id: 1 };

describe("the link of a curved screen (D61)", () => {
  it.each(["r1800", "R1800", "1800R", "r1800_G9", "gap2-r1800"])("has its radius in millimetres: '%s'", (part) => {
    const { screens, unreadable } = parseScreens(`${SUPERWIDE}-${part}`);
    expect(screens).toMatchObject([{ length: 49, colour: "green", radius: 1800 }]);
    expect(unreadable).toEqual([]);
    expect(formatScreens(screens)).toContain("-r1800");
  });

  it.each(["r499", "r5001", "r", "r18OO", "1800", "rr1800"])("leaves out what is no radius: '%s'", (part) => {
    expect(parseScreens(`${SUPERWIDE}-${part}`).screens[0]).not.toHaveProperty("radius");
  });

  it("names a radius that would be half a circle or more, and draws the screen flat", () => {
    const { screens, unreadable } = parseScreens("77in-16x9-pink-r542~77in-16x9-blue-r543");
    expect(screens.map(({ radius }) => radius)).toEqual([undefined, 543]);
    expect(unreadable).toEqual(["r542"]);
  });

  it("says nothing of a flat screen", () => {
    const { screens, unreadable } = parseScreens(`${SUPERWIDE}-r0`);
    expect(formatScreens(screens)).toBe(SUPERWIDE);
    expect(unreadable).toEqual([]);
  });
});

describe("a typed radius (D61)", () => {
  it.each([
    ["1800", 1800],
    ["1800R", 1800],
    ["R1800", 1800],
    ["180 cm", 1800],
    ["1.8 m", 1800],
    ["", undefined],
    ["0", undefined],
    ["Flat", undefined],
  ])("waits for its commit: '%s'", (text, radius) => {
    const link = `${SUPERWIDE}-r1000`;
    expect(entryAfter(link, typed(text)).screen.radius).toBe(1000);
    expect(entryAfter(link, typed(text), COMMIT).screen.radius).toBe(radius);
  });

  it.each(["180", "5001", "R", "round"])("is wrong out of its range and if it is none: '%s'", (text) => {
    const entry = entryAfter(SUPERWIDE, typed(text), COMMIT);
    expect(entry.typed.errors).toEqual(["radius"]);
    expect(entry.screen).not.toHaveProperty("radius");
  });

  it("is wrong for a typed size of which it would be half a circle", () => {
    const larger: ComparisonAction = { type: "type", id: 1, field: "length", text: "77" };
    const entry = entryAfter("55in-16x9-pink-r500", larger, COMMIT);
    expect(entry.typed.errors).toEqual(["radius"]);
    expect(entry.screen).toMatchObject({ length: 55, radius: 500 });
    // 1704.62 mm ÷ π
    expect(smallestTypedRadius(entry.editor)).toBe(543);
  });
});

describe("a chosen radius (D61)", () => {
  const choose = (radius: number | null): ComparisonAction => ({ type: "set-radius", id: 1, radius });

  it("acts at once and keeps what is typed elsewhere", () => {
    const entry = entryAfter(SUPERWIDE, { type: "type", id: 1, field: "length", text: "57" }, typed("9"), choose(1500));
    expect(entry.screen).toMatchObject({ length: 49, radius: 1500 });
    expect(entry.editor).toMatchObject({ length: { text: "57" }, radius: "1500" });
    expect(entryAfter(`${SUPERWIDE}-r1000`, choose(null)).screen).not.toHaveProperty("radius");
  });

  it("is refused where it would be half a circle", () => {
    expect(entryAfter("140in-16x9", choose(800)).screen).not.toHaveProperty("radius");
  });
});

describe("a curved screen (D61)", () => {
  it("stays curved when it rotates, as a set and in a set's displays", () => {
    const link = `${SUPERWIDE}-r1000`;
    const rotate: ComparisonAction = { type: "rotate", id: 1 };
    const count: ComparisonAction = { type: "set-count", id: 1, count: 2 };
    expect(entryAfter(link, rotate).screen).toMatchObject({ resolution: { width: 1440 }, radius: 1000 });
    expect(entryAfter(link, count).screen).toMatchObject({ count: 2, radius: 1000 });
    expect(entryAfter(link, count, { type: "take-apart", id: 1 }).screen).toMatchObject({ radius: 1000 });
  });

  it("becomes flat with a chosen ratio for which its curve would be half a circle", () => {
    const wider: ComparisonAction = { type: "set-ratio", id: 1, ratio: { width: 32, height: 9 } };
    const entry = entryAfter("77in-16x9-pink-r550", wider);
    expect(entry.screen).not.toHaveProperty("radius");
    expect(entry.editor.radius).toBe("");
    expect(entry.typed.errors).toEqual([]);
  });

  it("has a note with its straight width and its depth", () => {
    const [screen] = parseScreens(`${SUPERWIDE}-r1800`).screens as [Screen];
    expect(curveNote(screen, "cm")).toBe("1800R: 117.6\u202fcm straight, 9.9\u202fcm deep");
    expect(curveNote(screen, "in")).toBe("1800R: 46.3″ straight, 3.9″ deep");
    expect(curveNote({ ...screen, count: 2 }, "in")).toBe("1800R: 46.3″ straight, 3.9″ deep");
  });
});

describe("the name of a curved screen (D61)", () => {
  const namesIn = (link: string) => {
    const { screens } = comparisonWith(parseScreens(link).screens);
    return screens.map(({ screen }) => [titleText(screen, screens), labelParts(screen, screens, "cm").diagonal]);
  };

  it("leaves out the curve, except where two would be called the same", () => {
    expect(namesIn(`${SUPERWIDE}-r1800~27-16x9`)).toEqual([
      ["49″ 32:9", "49″"],
      ["27″ 16:9", "27″"],
    ]);
    expect(namesIn(`${SUPERWIDE}-r1800~49-5120x1440-r1000~49-5120x1440`)).toEqual([
      ["49″ 32:9 · 1800R", "1800R"],
      ["49″ 32:9 · 1000R", "1000R"],
      ["49″ 32:9 · flat", "flat"],
    ]);
    expect(namesIn("49-32x9-r1800~49-32x9-r1800").map(([title]) => title)).toEqual(["49″ 32:9", "49″ 32:9"]);
  });

  it("is spoken with its radius, its straight width and its depth", () => {
    const comparison = comparisonWith(parseScreens(`${SUPERWIDE}-r1800`).screens);
    expect(describeComparison(comparison)).toContain(
      "curved with a radius of 1800 millimetres, 46.3 inches straight, 3.9 inches deep",
    );
  });
});
