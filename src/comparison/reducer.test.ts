import { describe, expect, it } from "vitest";
import { shapeFrom } from "#domain/display/resolution.ts";
import { DEFAULT_SPEC, sizeInInches } from "#domain/display/screen.ts";
import { shownLength } from "./editor-values.ts";
import { nextEntry } from "./list-changes.ts";
import { type ComparisonAction, type EditorField, reduceComparison } from "./reducer.ts";
import { baseOf, type ComparisonState, comparisonOf, INITIAL_STATE } from "./state.ts";
import type { ViewChoices } from "./view.ts";

function stateAfter(...actions: ComparisonAction[]): ComparisonState {
  return actions.reduce(reduceComparison, INITIAL_STATE);
}

const add = (random = 0): ComparisonAction => ({ type: "add", random });
const adds = (count: number) => Array.from({ length: count }, () => add());
const remove = (id: number): ComparisonAction => ({ type: "remove", id });
const type = (id: number, field: EditorField, text: string): ComparisonAction => ({
  type: "type",
  id,
  field,
  text,
});

const colours = (state: ComparisonState) => state.entries.map(({ screen }) => screen.colour);
const entry = (state: ComparisonState, id: number) => {
  const found = state.entries.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no entry ${id}.`);
  return found;
};
/** The three inputs and the unit button, as the visitor sees them. */
const shown = (state: ComparisonState, id: number) => {
  const { editor } = entry(state, id);
  return [shownLength(editor), editor.unit, editor.width, editor.height];
};

describe("at first", () => {
  it("S3: 27 diagonal at 16:9 in blue, and 29 diagonal at 21:9 in green", () => {
    expect(INITIAL_STATE.entries.map(({ screen }) => screen)).toEqual([
      { length: 27, unit: "in", width: 16, height: 9, colour: "blue" },
      { length: 29, unit: "in", width: 21, height: 9, colour: "green" },
    ]);
  });

  it("S3: the next-screen colour is a pink, and seven palette colours are available", () => {
    expect(INITIAL_STATE.tileColour).toBe("pink");
    expect(INITIAL_STATE.palette).toEqual(["yellow", "lime", "teal", "sky", "red", "orange", "amber"]);
  });

  it("S4: each editor starts in inches", () => {
    expect(shown(INITIAL_STATE, 1)).toEqual(["27", "in", "16", "9"]);
    expect(shown(INITIAL_STATE, 2)).toEqual(["29", "in", "21", "9"]);
  });
});

describe("replace-screen", () => {
  it("shows another screen in the same place and colour, and leaves the other screens as typed", () => {
    const spec = { length: 65, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }), name: "Sofa" } as const;
    const state = stateAfter(type(1, "length", "40"), type(2, "length", "50"), { type: "replace-screen", id: 1, spec });
    expect(entry(state, 1).screen).toEqual({ ...spec, colour: "blue" });
    expect(shown(state, 1)).toEqual(["65", "in", "16", "9"]);
    expect(shown(state, 2)).toEqual(["50", "in", "21", "9"]);
    expect(state.tileColour).toBe("pink");
  });
});

describe("add", () => {
  it("S4: appends a screen with defaults in the colour of the tile; S3: a new screen defaults to 27 at 16:9", () => {
    const state = stateAfter(add());
    expect(state.entries).toHaveLength(3);
    expect(state.entries[2]?.screen).toEqual({ length: 27, unit: "in", width: 16, height: 9, colour: "pink" });
    expect(shown(state, 3)).toEqual(["27", "in", "16", "9"]);
  });

  it("S3: the next tile colour is drawn at random from the unused palette, in equal parts", () => {
    // Seven colours: the third seventh begins at 2/7 = 0.2857 and ends below 3/7 = 0.4286.
    expect(stateAfter(add(0)).tileColour).toBe("yellow");
    expect(stateAfter(add(0.29)).tileColour).toBe("teal");
    expect(stateAfter(add(0.42)).tileColour).toBe("teal");
    expect(stateAfter(add(0.43)).tileColour).toBe("sky");
    expect(stateAfter(add(0.999999)).tileColour).toBe("amber");
    expect(stateAfter(add(0.29)).palette).toEqual(["yellow", "lime", "sky", "red", "orange", "amber"]);
  });

  it("appends the next entry; at 10 screens there is none", () => {
    for (let state = INITIAL_STATE; state.entries.length < 10; state = reduceComparison(state, add())) {
      expect(reduceComparison(state, add()).entries.at(-1)).toEqual(nextEntry(state));
    }
    expect(nextEntry(stateAfter(...adds(8)))).toBeNull();
  });

  it("D2: leaves what is typed elsewhere as it is", () => {
    expect(shown(stateAfter(type(1, "length", "31.5"), add()), 1)).toEqual(["31.5", "in", "16", "9"]);
  });
});

describe("a described screen", () => {
  const copy: ComparisonAction = { type: "add-described", spec: DEFAULT_SPEC, after: 1, random: 0 };

  it("lies right behind the screen that is named, in the tile's colour, with an id of its own", () => {
    const state = stateAfter(copy);
    expect(state.entries.map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(entry(state, 3).screen).toEqual({ length: 27, unit: "in", width: 16, height: 9, colour: "pink" });
    expect(shown(state, 3)).toEqual(["27", "in", "16", "9"]);
    expect(state.tileColour).toBe("yellow");
  });
});

describe("names", () => {
  it("F4.1: act as they are typed, while a size waits for its commit", () => {
    const typed = stateAfter(type(1, "length", "40"), type(1, "name", " My  desk "));
    expect(entry(typed, 1).editor).toMatchObject({ name: " My  desk ", length: { text: "40" } });
    expect(entry(typed, 1).screen).toEqual({
      length: 27,
      unit: "in",
      width: 16,
      height: 9,
      colour: "blue",
      name: "My desk",
    });
  });

  it("an empty name gives a screen without a name", () => {
    const nameless = stateAfter(type(1, "name", "Desk"), type(1, "name", " "));
    expect(entry(nameless, 1).screen).not.toHaveProperty("name");
  });
});

describe("remove", () => {
  it("S4: deletes that screen, and its colour returns to the palette if fewer than 10 screens were present", () => {
    const state = stateAfter(remove(1));
    expect(colours(state)).toEqual(["green"]);
    expect(state.palette).toContain("blue");
    expect(state.tileColour).toBe("pink");
  });

  it("D7: each remaining editor shows its own screen's committed values again", () => {
    const typed = [type(2, "length", "31.5"), type(2, "width", "4"), type(2, "height", "")];
    expect(shown(stateAfter(...typed, remove(1)), 2)).toEqual(["29", "in", "21", "9"]);
  });

  it("D7: in the editor's own unit", () => {
    // 29 · 2.54 = 73.66
    const state = stateAfter({ type: "toggle-unit", id: 2 }, type(2, "length", "80"), remove(1));
    expect(shown(state, 2)).toEqual(["73.66", "cm", "21", "9"]);
    expect(entry(state, 2).screen).toMatchObject({ length: 29, unit: "in" });
  });

  it("D7: shows every digit that was committed", () => {
    const state = stateAfter(type(2, "length", "12345.678901"), { type: "commit", id: 2 }, remove(1));
    expect(shown(state, 2)).toEqual(["12345.678901", "in", "21", "9"]);
  });

  it("D1: an editor follows its screen's id, not its place in the list", () => {
    const state = stateAfter(add(), type(3, "length", "55"), { type: "commit", id: 3 }, remove(1));
    expect(state.entries.map(({ id }) => id)).toEqual([2, 3]);
    expect(shown(state, 3)).toEqual(["55", "in", "16", "9"]);
  });

  it("D1: never uses an id again", () => {
    expect(stateAfter(add(), remove(3), add()).entries.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it("changes nothing for a screen that is not there", () => {
    expect(reduceComparison(INITIAL_STATE, remove(99))).toBe(INITIAL_STATE);
  });
});

describe("rotate", () => {
  it("S4: swaps the width and height of that screen, at once (D2)", () => {
    const state = stateAfter({ type: "rotate", id: 1 });
    expect(entry(state, 1).screen).toEqual({ length: 27, unit: "in", width: 9, height: 16, colour: "blue" });
    expect(shown(state, 1)).toEqual(["27", "in", "9", "16"]);
    expect(entry(state, 2)).toBe(INITIAL_STATE.entries[1]);
  });

  it("D2: swaps both in the editor's inputs and in the screen, so what was typed stays typed", () => {
    const state = stateAfter(type(1, "width", "21"), type(1, "length", "34"), { type: "rotate", id: 1 });
    expect(entry(state, 1).screen).toMatchObject({ length: 27, width: 9, height: 16 });
    expect(shown(state, 1)).toEqual(["34", "in", "9", "21"]);
  });

  it("twice gives the initial state", () => {
    expect(stateAfter({ type: "rotate", id: 1 }, { type: "rotate", id: 1 })).toEqual(INITIAL_STATE);
  });
});

describe("unit", () => {
  it("S4: toggles inches and centimetres of that editor alone and converts the shown value", () => {
    const state = stateAfter({ type: "toggle-unit", id: 1 });
    expect(shown(state, 1)).toEqual(["68.58", "cm", "16", "9"]);
    expect(shown(state, 2)).toEqual(["29", "in", "21", "9"]);
  });

  it("D2: the unit waits for a commit, like what is typed", () => {
    const state = stateAfter({ type: "toggle-unit", id: 1 });
    expect(entry(state, 1).screen).toBe(entry(INITIAL_STATE, 1).screen);
  });
});

describe("typing", () => {
  it("D2: the drawing waits for a commit", () => {
    const state = stateAfter(type(1, "length", "55"), type(1, "width", "4"), type(1, "height", "3"));
    expect(entry(state, 1).screen).toBe(entry(INITIAL_STATE, 1).screen);
  });
});

describe("commit", () => {
  it("S4: the green check commits that screen's values to the drawing, and no other's", () => {
    const state = stateAfter(type(1, "length", "55"), type(2, "length", "65"), { type: "commit", id: 1 });
    expect(entry(state, 1).screen).toEqual({ length: 55, unit: "in", width: 16, height: 9, colour: "blue" });
    expect(entry(state, 2).screen).toMatchObject({ length: 29 });
    expect(shown(state, 2)[0]).toBe("65");
  });

  it("S4: values are converted to inches (centimetres divided by 2.54)", () => {
    // 12.7 cm / 2.54 = 5 in; at 4:3 that is 4 by 3.
    const state = stateAfter(
      { type: "toggle-unit", id: 1 },
      type(1, "length", "12.7"),
      { type: "set-ratio", id: 1, ratio: { width: 4, height: 3 } },
      { type: "commit", id: 1 },
    );
    const { width, height } = sizeInInches(entry(state, 1).screen);
    expect(width).toBeCloseTo(4, 13);
    expect(height).toBeCloseTo(3, 13);
  });

  it.each([
    ["length", ""],
    ["length", "0"],
    ["width", "."],
    ["height", "0.00"],
  ] as const)("S4: is disabled while the screen is invalid: %s '%s'", (field, text) => {
    const typed = stateAfter(type(1, field, text));
    expect(reduceComparison(typed, { type: "commit", id: 1 })).toBe(typed);
  });
});

describe("commit-all", () => {
  it("S4: Apply commits all screens", () => {
    const state = stateAfter(type(1, "length", "55"), type(2, "width", "32"), { type: "commit-all" });
    expect(entry(state, 1).screen).toMatchObject({ length: 55, width: 16, height: 9 });
    expect(entry(state, 2).screen).toMatchObject({ length: 29, width: 32, height: 9 });
  });

  it("S4: it is disabled while any screen is invalid, and then none is committed", () => {
    const typed = stateAfter(type(1, "length", "55"), type(2, "width", ""));
    expect(reduceComparison(typed, { type: "commit-all" })).toBe(typed);
  });
});

describe("set-scaling", () => {
  const setScaling = (scaling: number): ComparisonAction => ({ type: "set-scaling", id: 1, scaling });

  it("D45, D2: acts at once and keeps what is typed", () => {
    const state = stateAfter(type(1, "length", "32"), setScaling(150));
    expect(entry(state, 1).screen).toMatchObject({ length: 27, scaling: 150 });
    expect(shown(state, 1)).toEqual(["32", "in", "16", "9"]);
    const committed = reduceComparison(state, { type: "commit", id: 1 });
    expect(entry(committed, 1).screen).toMatchObject({ length: 32, scaling: 150 });
  });

  it("D45: 100% is what a screen has without one", () => {
    expect(stateAfter(setScaling(150), setScaling(100))).toEqual(INITIAL_STATE);
    expect(stateAfter(setScaling(100))).toBe(INITIAL_STATE);
  });

  it.each([99, 301, 150.5, Number.NaN])("D45: refuses %d%", (scaling) => {
    expect(stateAfter(setScaling(scaling))).toBe(INITIAL_STATE);
  });
});

describe("remove-distance", () => {
  it("D32, D2: takes the screen's own distance away at once and keeps what is typed", () => {
    const own = stateAfter(type(1, "distance", "3 m"), { type: "commit", id: 1 });
    expect(entry(own, 1).screen.distance).toBe(300);
    const state = [type(1, "length", "32"), { type: "remove-distance", id: 1 } as const].reduce(reduceComparison, own);
    expect(entry(state, 1).screen).toEqual(entry(INITIAL_STATE, 1).screen);
    expect(shown(state, 1)).toEqual(["32", "in", "16", "9"]);
    expect(entry(state, 1).editor.distance.text).toBe("");
  });
});

describe("set-count", () => {
  const setCount = (count: 1 | 2 | 3 | 4): ComparisonAction => ({ type: "set-count", id: 1, count });

  it("D29, D2: makes a set at once and keeps what is typed", () => {
    const state = stateAfter(type(1, "length", "32"), setCount(2));
    expect(entry(state, 1).screen).toMatchObject({ length: 27, count: 2 });
    expect(shown(state, 1)).toEqual(["32", "in", "16", "9"]);
    const committed = reduceComparison(state, { type: "commit", id: 1 });
    expect(entry(committed, 1).screen).toMatchObject({ length: 32, count: 2 });
  });

  it("D29: commits a typed gap, which a single screen does not have", () => {
    const gap = stateAfter(setCount(3), type(1, "gap", "2"), { type: "commit", id: 1 });
    expect(entry(gap, 1).screen).toMatchObject({ count: 3, gap: 2 });
    expect(reduceComparison(gap, setCount(1))).toEqual(INITIAL_STATE);
  });

  it("changes nothing when the count is the same", () => {
    expect(stateAfter(setCount(1))).toBe(INITIAL_STATE);
    const state = stateAfter(setCount(4));
    expect(reduceComparison(state, setCount(4))).toBe(state);
  });
});

describe("set-view", () => {
  it.each<Partial<ViewChoices>>([{ arrangement: "side" }, { scale: "actual" }])(
    "sets %o and leaves the screens as they are",
    (view) => {
      const state = stateAfter({ type: "set-view", view });
      expect(state).toEqual({ ...INITIAL_STATE, ...view });
      expect(reduceComparison(state, { type: "set-view", view })).toBe(state);
    },
  );
});

describe("set-base", () => {
  const setBase = (id: number): ComparisonAction => ({ type: "set-base", id });
  const base = (...actions: ComparisonAction[]) => baseOf(comparisonOf(stateAfter(...actions)))?.number;

  it("D27: compares the others with the first screen until another one is set", () => {
    expect(base()).toBe(1);
    expect(base(setBase(2))).toBe(2);
    expect(base(setBase(2), setBase(1))).toBe(1);
  });

  it("ignores a screen that does not exist", () => {
    expect(stateAfter(setBase(99))).toBe(INITIAL_STATE);
  });
});
