import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparisonSearch, readComparison } from "./address.ts";
import { historyOf, reduceHistory } from "./history.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import {
  emptySpaceEditor,
  formatSpace,
  isSpaceEdited,
  parseFrame,
  parseSpace,
  readSpace,
  type SpaceField,
  shownSpace,
  withTyped,
} from "./space.ts";
import { type ComparisonState, comparisonOf, INITIAL_STATE, stateOf } from "./state.ts";

const NICHE = { width: 150, height: 85, unit: "cm" } as const;

const open = (query: string) => readComparison(new URLSearchParams(query), "in").comparison;
const stateAfter = (...actions: ComparisonAction[]) => actions.reduce(reduceComparison, INITIAL_STATE);
const shown = ({ spaceEditor, frame }: ComparisonState) => spaceEditor && shownSpace(spaceEditor, frame);
const ENTERED: readonly ComparisonAction[] = [
  { type: "open-space", unit: "cm" },
  { type: "type-space", field: "width", text: "150" },
  { type: "type-space", field: "height", text: "85" },
];

describe("a space in a link", () => {
  it.each([
    ["150x85cm", NICHE],
    ["150 × 85 cm", NICHE],
    ["150cm x 85cm", NICHE],
    ["1.5m x 85cm", NICHE],
    ["59x33,5in", { width: 59, height: 33.5, unit: "in" }],
    ["120cm", { width: 120, height: null, unit: "cm" }],
    ["5ft", { width: 60, height: null, unit: "in" }],
  ] as const)("may be written as %s (D38)", (text, space) => {
    expect(parseSpace(text)).toEqual(space);
  });

  it.each(["abc", "-5x3cm", "0x85cm", "150x0cm", "150x85", "150x85x20cm", "x85cm", "150xcm", "1e9cm", ""])(
    "is left out where it says %s (D38)",
    (text) => {
      expect(parseSpace(text)).toBe(null);
      const { space, screens } = open(`screens=65in-16x9&space=${encodeURIComponent(text)}`);
      expect({ space, screens: screens.length }).toEqual({ space: null, screens: 1 });
    },
  );

  it("reads back as the same space (D38)", () => {
    const sides = fc.double({ min: 1e-20, max: 1e20, noNaN: true });
    const spaces = fc.record({ width: sides, height: fc.option(sides), unit: fc.constantFrom("in", "cm") });
    fc.assert(
      fc.property(spaces, (space) => {
        expect(parseSpace(formatSpace(space))).toEqual(space);
      }),
    );
  });

  it("has a frame from 0 to 20 cm (D38)", () => {
    expect(["1", "0", "0,5", "20", "0.5in"].map(parseFrame)).toEqual([1, 0, 0.5, 20, 1.27]);
    expect(["999", "21", "-1", "abc", "", "9in"].map(parseFrame)).toEqual(Array(6).fill(null));
    expect(open("space=120cm&frame=999").frame).toBe(1);
  });

  it("has level bottom edges by default, and says any other arrangement (D38)", () => {
    expect(open("space=150x85cm").arrangement).toBe("bottom");
    expect(open("space=150x85cm&align=centre").arrangement).toBe("centre");
    for (const query of [
      "?space=150x85cm",
      "?align=centre&space=150x85cm",
      "?align=bottom",
      "?space=120cm&frame=0.5",
    ]) {
      expect(comparisonSearch(open(query), "in")).toBe(query);
    }
  });
});

describe("a typed space", () => {
  it("is drawn once it is committed, with level bottom edges (D38)", () => {
    expect(stateAfter(...ENTERED).space).toBe(null);
    const { space, frame, arrangement } = stateAfter(...ENTERED, { type: "commit-space" });
    expect({ space, frame, arrangement }).toEqual({ space: NICHE, frame: 1, arrangement: "bottom" });
  });

  it("leaves a chosen arrangement as it is (D38)", () => {
    const chosen: ComparisonAction = { type: "set-view", view: { arrangement: "corner" } };
    const commit: ComparisonAction = { type: "commit-space" };
    expect(stateAfter(chosen, ...ENTERED, commit).arrangement).toBe("corner");
    expect(stateAfter(...ENTERED, commit, chosen, { type: "remove-space" }).arrangement).toBe("corner");
    expect(stateAfter(...ENTERED, commit, { type: "remove-space" })).toEqual({ ...INITIAL_STATE, lengths: "cm" });
  });

  it.each([
    [{ width: "" }, ["width"]],
    [{ width: "0" }, ["width"]],
    [{ width: ".", height: "0" }, ["width", "height"]],
    [{ height: "" }, []],
    [{ frame: "" }, ["frame"]],
    [{ frame: "21" }, ["frame"]],
    [{ frame: "0" }, []],
  ])("is checked field by field: %o (D38, S5.2)", (change, errors) => {
    const editor = Object.entries({ width: "150", height: "85", frame: "1", ...change }).reduce(
      (typed, [field, text]) => withTyped(typed, field as SpaceField, text),
      emptySpaceEditor("cm"),
    );
    const typed = readSpace(editor, 1);
    expect(typed.errors).toEqual(errors);
    expect(typed.value === null).toBe(errors.length > 0);
  });

  it("keeps its frame of 1 cm when it is measured in inches (D38)", () => {
    const editor = stateAfter({ type: "open-space", unit: "in" }, { type: "type-space", field: "width", text: "60" });
    expect(shown(editor)?.frame).toBe("0.39");
    const drawn = reduceComparison(editor, { type: "commit-space" });
    expect(drawn.frame).toBe(1);
    expect(shown(reduceComparison(drawn, { type: "toggle-space-unit" }))?.frame).toBe("1");
  });

  it("shows a frame as a person would write it, and keeps it as it is (D5, D38)", () => {
    const frameOf = (query: string) => shown(stateOf(open(query)))?.frame;
    expect(frameOf("space=60in&frame=0.5in")).toBe("0.5");
    expect(frameOf("space=60in&frame=0.0625in")).toBe("0.0625");
    expect(frameOf("space=60in&frame=3")).toBe("1.18");
    expect(frameOf("space=60in&frame=0.01")).toBe("0.0039");
    expect(frameOf("space=60in&frame=0")).toBe("0");
  });

  it("commits a frame as it is typed, and then nothing waits (D38)", () => {
    for (const text of ["0.39", "0.123456789"]) {
      const typed = reduceComparison(stateOf(open("space=60in")), { type: "type-space", field: "frame", text });
      const { frame, spaceEditor, space } = reduceComparison(typed, { type: "commit-space" });
      expect(frame).toBeCloseTo(Number(text) * 2.54, 8);
      expect(isSpaceEdited(spaceEditor, space, frame)).toBe(false);
    }
  });

  it("drifts with no change of the unit (D5)", () => {
    const lengths = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
    const spaces = fc.record({ width: lengths, height: fc.option(lengths), unit: fc.constantFrom("in", "cm") });
    const frames = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(spaces, frames, fc.integer({ min: 1, max: 5 }), (space, frame, count) => {
        const toggles = Array<ComparisonAction>(count).fill({ type: "toggle-space-unit" });
        const drawn = stateOf({ ...open("space=60in"), space, frame });
        const toggled = toggles.reduce(reduceComparison, drawn);
        expect(reduceComparison(toggled, { type: "commit-space" })).toBe(toggled);
        expect(shown(toggles.reduce(reduceComparison, toggled))).toEqual(shown(drawn));
        const wider = reduceComparison(toggled, { type: "type-space", field: "width", text: "12345" });
        expect(reduceComparison(wider, { type: "commit-space" }).frame).toBe(frame);
      }),
    );
  });

  it("takes the unit that is chosen after the numbers, until it is drawn (D38)", () => {
    const typed = stateAfter(
      { type: "open-space", unit: "in" },
      { type: "type-space", field: "width", text: "150" },
      { type: "type-space", field: "height", text: "85" },
      { type: "toggle-space-unit" },
    );
    expect(shown(typed)).toEqual({ width: "150", height: "85", frame: "1" });
    const drawn = reduceComparison(typed, { type: "commit-space" });
    expect(drawn.space).toEqual({ width: 150, height: 85, unit: "cm" });
    expect(shown(reduceComparison(drawn, { type: "toggle-space-unit" }))?.width).toBe("59.05511811");
  });

  it("keeps what the other lengths mean when a unit is typed (D43)", () => {
    const written = stateAfter(
      ...ENTERED,
      { type: "commit-space" },
      { type: "write-space", field: "height", typed: { text: "33", unit: "in" } },
    );
    expect(shown(written)).toEqual({ width: "59.05511811", height: "33", frame: "0.39" });
    expect(written.spaceEditor?.unit).toBe("in");
  });

  it("commits with the screens, and invalid it holds them back (S4.7, D38)", () => {
    const edit: ComparisonAction = { type: "type", id: 1, field: "length", text: "65" };
    const both = stateAfter(edit, ...ENTERED, { type: "commit-all" });
    expect([both.space, both.entries[0]?.screen.length]).toEqual([NICHE, 65]);
    const invalid: ComparisonAction = { type: "type-space", field: "width", text: "0" };
    const none = stateAfter(edit, ...ENTERED, invalid, { type: "commit-all" });
    expect([none.space, none.entries[0]?.screen.length]).toEqual([null, 27]);
    const valid = stateAfter(edit, ...ENTERED, invalid, { type: "commit-valid" });
    expect([valid.space, valid.entries[0]?.screen.length]).toEqual([null, 65]);
  });
});

describe("the steps of a space", () => {
  const committed = [...ENTERED, { type: "commit-space" } as const].reduce(reduceHistory, historyOf(INITIAL_STATE));

  it("are one for a commit and one for its removal (D38)", () => {
    expect(committed.past).toHaveLength(1);
    const removed = reduceHistory(committed, { type: "remove-space" });
    expect(removed.past).toHaveLength(2);
    const back = reduceHistory(removed, { type: "undo" }).present;
    expect(back.space).toEqual(NICHE);
    expect(shown(back)).toEqual({ width: "150", height: "85", frame: "1" });
  });

  it("take the card away with the space, and bring both back (D38)", () => {
    const undone = reduceHistory(committed, { type: "undo" });
    expect(comparisonOf(undone.present)).toEqual(comparisonOf(INITIAL_STATE));
    expect(undone.present.spaceEditor).toBe(null);
    expect(reduceHistory(undone, { type: "redo" }).present).toEqual(committed.present);
  });

  it("keep what is typed and not committed (D38)", () => {
    const typed = reduceHistory(committed, { type: "type-space", field: "width", text: "200" });
    expect(reduceHistory(typed, { type: "undo" }).present.spaceEditor?.width.text).toBe("200");
  });

  it("keep the space when a common comparison is chosen, not when a visitor starts over (D38)", () => {
    const comparison = comparisonOf(INITIAL_STATE);
    const kept = reduceHistory(committed, { type: "replace", comparison, keepsSpace: true }).present;
    expect([kept.space, kept.arrangement]).toEqual([NICHE, "bottom"]);
    const over = reduceHistory(committed, { type: "replace", comparison }).present;
    expect([over.space, over.spaceEditor, over.arrangement]).toEqual([null, null, "centre"]);
  });
});
