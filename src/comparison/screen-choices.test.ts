import { describe, expect, it } from "vitest";
import { ASPECT_RATIO_PRESETS } from "#domain/display/screen.ts";
import { shownLength } from "./editor-values.ts";
import { type ComparisonAction, type EditorField, reduceComparison } from "./reducer.ts";
import { SIZE_PROPERTIES } from "./screen-properties.ts";
import { type ComparisonState, type Entry, INITIAL_STATE, isEdited } from "./state.ts";

const stateAfter = (...actions: ComparisonAction[]) => actions.reduce(reduceComparison, INITIAL_STATE);
const type = (id: number, field: EditorField, text: string): ComparisonAction => ({ type: "type", id, field, text });

function entry(state: ComparisonState, id: number): Entry {
  const found = state.entries.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no entry ${id}.`);
  return found;
}

/** The three inputs and the unit button, as the visitor sees them. */
function shown(state: ComparisonState, id: number): string[] {
  const { editor } = entry(state, id);
  return [shownLength(editor), editor.unit, editor.width, editor.height];
}

describe("a ratio from the menu", () => {
  it.each(ASPECT_RATIO_PRESETS)("D8: $width:$height acts on one screen at once", (ratio) => {
    const state = stateAfter({ type: "set-ratio", id: 2, ratio });
    expect(shown(state, 2)).toEqual(["29", "in", String(ratio.width), String(ratio.height)]);
    expect(entry(state, 2).screen).toMatchObject(ratio);
    expect(entry(state, 1)).toBe(entry(INITIAL_STATE, 1));
  });

  it("D2: keeps what is typed elsewhere", () => {
    const state = stateAfter(type(1, "length", "55"), { type: "set-ratio", id: 1, ratio: { width: 4, height: 3 } });
    expect(shown(state, 1)).toEqual(["55", "in", "4", "3"]);
    expect(entry(state, 1).screen).toMatchObject({ length: 27, width: 4, height: 3 });
  });
});

describe("a resolution (D28)", () => {
  const uhd = { width: 3840, height: 2160 };
  const set: ComparisonAction = { type: "set-ratio", id: 1, ratio: uhd };
  const scaled: ComparisonAction = { type: "set-scaling", id: 1, scaling: 150 };
  const ratioOf = (state: ComparisonState) => shown(state, 1).slice(2).join(":");
  const pixels = ({ screen }: Entry) =>
    `${SIZE_PROPERTIES.ratio.format(screen)?.replace("x", ":")} ${screen.scaling ?? ""}`;

  it.each([
    [uhd, "16:9"],
    [{ width: 2560, height: 1600 }, "16:10"],
    [{ width: 3440, height: 1440 }, "3440:1440"],
    [{ width: 1366, height: 768 }, "1366:768"],
    [{ width: 1440, height: 2560 }, "9:16"],
  ])("of %o shows as %s", (ratio, text) => {
    const state = stateAfter({ type: "set-ratio", id: 1, ratio });
    expect(ratioOf(state)).toBe(text);
    expect(entry(state, 1).screen.resolution).toEqual(ratio);
    expect(isEdited(entry(state, 1))).toBe(false);
  });

  it("stays with its ratio, chosen or typed", () => {
    const same = stateAfter(set, scaled, { type: "set-ratio", id: 1, ratio: { width: 16, height: 9 } });
    expect(pixels(entry(same, 1))).toBe("3840:2160 150");
    const typed = stateAfter(set, scaled, type(1, "width", "32"), type(1, "height", "18"), { type: "commit", id: 1 });
    expect(pixels(entry(typed, 1))).toBe("3840:2160 150");
  });

  it("goes with its scaling where another ratio is chosen or committed", () => {
    const chosen = stateAfter(set, scaled, { type: "set-ratio", id: 1, ratio: { width: 4, height: 3 } });
    expect(pixels(entry(chosen, 1))).toBe("4:3 ");
    const typed = stateAfter(set, scaled, type(1, "width", "21"), { type: "commit", id: 1 });
    expect(pixels(entry(typed, 1))).toBe("21:9 ");
  });

  it("is replaced by typed pixel counts, also of the same ratio, and the scaling stays (F6.2)", () => {
    const typed = [type(1, "width", "2560"), type(1, "height", "1440"), { type: "commit", id: 1 } as const];
    const state = stateAfter(set, scaled, ...typed);
    expect(pixels(entry(state, 1))).toBe("2560:1440 150");
  });

  it("turns with the screen", () => {
    const state = stateAfter(set, { type: "rotate", id: 1 });
    expect([pixels(entry(state, 1)), ratioOf(state)]).toEqual(["2160:3840 ", "9:16"]);
  });

  it.each([
    [uhd, "16:9"],
    [{ width: 3440, height: 1440 }, "43:18"],
    [{ width: 1366, height: 768 }, "68.3:38.4"],
  ])("of %o can be taken away, and the ratio stays", (ratio, text) => {
    const state = stateAfter({ type: "set-ratio", id: 1, ratio }, scaled, { type: "remove-resolution", id: 1 });
    expect([ratioOf(state), pixels(entry(state, 1))]).toEqual([text, `${text} `]);
  });
});

describe("Escape in a field", () => {
  it("puts back the screen's value and keeps the others", () => {
    const typed = stateAfter({ type: "toggle-unit", id: 1 }, type(1, "length", "99"), type(1, "width", "4"));
    expect(shown(reduceComparison(typed, { type: "reset", id: 1, field: "length" }), 1)).toEqual([
      "27",
      "in",
      "4",
      "9",
    ]);
    expect(shown(reduceComparison(typed, { type: "reset", id: 1, field: "width" }), 1)).toEqual([
      "99",
      "cm",
      "16",
      "9",
    ]);
  });
});

describe("the order of the screens", () => {
  it("changes by one place, and the numbers follow", () => {
    const state = stateAfter({ type: "move", id: 1, by: 1 });
    expect(state.entries.map(({ id, number }) => [id, number])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(reduceComparison(state, { type: "move", id: 1, by: 1 })).toBe(state);
  });

  it("keeps the base (D27)", () => {
    const moved = stateAfter({ type: "move", id: 1, by: 1 });
    expect(moved.base).toBe(1);
    expect(reduceComparison(moved, { type: "move", id: 1, by: -1 })).toEqual(INITIAL_STATE);
  });
});

describe("a chosen colour (D4)", () => {
  it("is a free one, which the former one replaces in the palette", () => {
    const [free = "blue"] = INITIAL_STATE.palette;
    const state = stateAfter({ type: "set-colour", id: 1, colour: free });
    expect(entry(state, 1).screen.colour).toBe(free);
    expect(state.palette[0]).toBe("blue");
    expect(state.tileColour).toBe(INITIAL_STATE.tileColour);
  });

  it("may be the tile's, which gets the former one", () => {
    const state = stateAfter({ type: "set-colour", id: 2, colour: "pink" });
    expect([entry(state, 2).screen.colour, state.tileColour]).toEqual(["pink", "green"]);
    expect(state.palette).toEqual(INITIAL_STATE.palette);
  });

  it("is never another screen's", () => {
    expect(stateAfter({ type: "set-colour", id: 1, colour: "green" })).toBe(INITIAL_STATE);
  });
});
