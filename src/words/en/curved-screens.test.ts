import { describe, expect, it } from "vitest";
import { formatScreens, parseScreens, readComparison } from "#comparison/address.ts";
import { type ComparisonAction, reduceComparison } from "#comparison/reducer.ts";
import { smallestTypedRadius } from "#comparison/screen-properties.ts";
import { type ComparisonState, comparisonWith, type Entry, stateOf } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { describeComparison, labelParts } from "./description.ts";
import { curveNote } from "./notes.ts";
import { reportCsv } from "./report.ts";
import { titleText } from "./screens.ts";
import { seat } from "./seat-details.ts";

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
    const { screen, editor } = entryAfter(link, typed(text), COMMIT);
    expect(screen.radius).toBe(radius);
    expect(editor.radius).toBe(radius === undefined ? "" : "1800");
  });

  it.each(["180", "5001", "R", "round"])("is wrong out of its range and if it is none: '%s'", (text) => {
    const entry = entryAfter(SUPERWIDE, typed(text), COMMIT);
    expect(entry.typed.errors).toEqual(["radius"]);
    expect(entry.screen).not.toHaveProperty("radius");
  });

  it("is wrong for a typed size that it would bend to half a circle", () => {
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

describe("the answer about curved screens (D61)", () => {
  const read = (query: string) => readComparison(new URLSearchParams(query), "in").comparison;
  const curved = (query: string) =>
    partsText(answerOf(read(`${query}&lengths=cm`))?.curved ?? []).replaceAll("\u202f", " ");
  const LINK = "screens=49in-5120x1440-green-r1000";

  it.each([
    [`${LINK}`, "Curved, 49″ 32:9 stands 112.8 cm wide, 17.4 cm deep."],
    [`screens=49in-1440x5120-r1000`, "Curved, 49″ 9:32 stands 112.8 cm tall, 17.4 cm deep."],
    [
      "screens=49in-5120x1440-r1800~49in-5120x1440-r1000",
      "Curved, they stand 117.6 cm and 112.8 cm wide, 9.9 cm and 17.4 cm deep.",
    ],
    [`${LINK}~49in-5120x1440`, "Curved, 49″ 32:9 · 1000R stands 112.8 cm wide, 17.4 cm deep."],
    [
      `${LINK}~27-9x16&align=side`,
      "49″ 32:9 measures 119.8 cm along its curve and stands 112.8 cm wide, 17.4 cm deep.",
    ],
    [`${LINK}&space=160cm`, "49″ 32:9 measures 119.8 cm along its curve and stands 112.8 cm wide, 17.4 cm deep."],
    [
      "screens=2x27in-16x9-r1500&space=160cm",
      "2 × 27″ 16:9 measure 119.5 cm along their curves and stand 118.8 cm wide, 3.0 cm deep.",
    ],
    [`${LINK}~27-16x9~24-16x9`, ""],
    [`${LINK}&scale=seat`, ""],
    ["screens=49in-5120x1440&space=160cm", ""],
  ])("'%s' says %s", (query, expected) => {
    expect(curved(query)).toBe(expected);
  });

  it("counts the straight width in a row, in a space and in the copied figures", () => {
    // 33.622 + 112.773 + 4 · 1
    const row =
      answerOf(read("screens=27in-9x16~49in-5120x1440-r1000&align=side&space=160cm&lengths=cm"))?.sentence ?? [];
    expect(partsText(row).replaceAll("\u202f", " ")).toBe(
      "Together 150.4 × 61.8 cm with frames: fits on 160 cm, with 9.6 cm to spare.",
    );
    const space = answerOf(read(`${LINK}&space=115x50cm`))?.space;
    expect(space?.rows[0]?.fit.fits).toBe(true);
    expect(partsText(space?.largest ?? [])).toBe("The largest 32:9 at 1000R that fits is 49.1″.");
    const [header = "", values = ""] = reportCsv(read(`${LINK}&lengths=cm`), ".").split("\r\n");
    const column = (name: string) => Number(values.split(",")[header.split(",").indexOf(name)]);
    expect(column("Radius (mm)")).toBe(1000);
    expect(column("Straight width (cm)")).toBeCloseTo(112.773, 3);
    expect(column("Depth of the curve (cm)")).toBeCloseTo(17.413, 3);
  });

  it("says from the seat how curved screens are drawn, also with the eye between their edges", () => {
    const notes = (query: string) => answerOf(read(`${query}&scale=seat`))?.notes;
    // 17.4 cm deep.
    expect(notes(`${LINK}&distance=18cm`)).toEqual([
      "Curved screens are drawn flat, as wide as the angle between their edges.",
    ]);
    expect(notes(`${LINK}&distance=17cm`)).toEqual([
      "49″ 32:9 is drawn flat, along the curve: your eyes are between the edges.",
    ]);
    expect(notes(`${LINK}~34in-3440x1440-r1500&distance=17cm`)).toHaveLength(2);
  });

  it("says from the seat what the screen would fill flat, and whether the seat is within its radius", () => {
    const comparison = read("screens=34in-3440x1440~49in-5120x1440-r1000");
    const verdict = (distance: number) =>
      seat.verdict({ ...comparison, distance, lengths: "cm" })?.replaceAll("\u202f", " ");
    expect(verdict(70)).toBe(
      "At 70 cm from your eyes, 34″ 3440×1440 fills 59° and 49″ 32:9 94° (flat 81°). 34″ 3440×1440 is comfortable for desk work " +
        "(40° to 60°) and 49″ 32:9 is so wide that your head turns. You sit within the radius of 49″ 32:9, 100 cm.",
    );
    expect(verdict(120)).toContain("You sit beyond the radius of 49″ 32:9, 100 cm.");
  });
});
