import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { DEFAULT_SPEC } from "#domain/display/screen.ts";
import { step } from "#tests/arbitrary/steps.ts";
import { comparisonSearch, parseScreens } from "./address.ts";
import { shownLength } from "./editor-values.ts";
import { type ComparisonHistory, type HistoryAction, historyOf, reduceHistory } from "./history.ts";
import {
  type ComparisonState,
  comparisonOf,
  comparisonWith,
  DEFAULT_COMPARISON,
  INITIAL_STATE,
  isSameComparison,
} from "./state.ts";

function historyAfter(...actions: HistoryAction[]): ComparisonHistory {
  return actions.reduce(reduceHistory, historyOf(INITIAL_STATE));
}

/** Differs from the default in its screens, its arrangement and its base. */
const OTHER = comparisonWith(parseScreens("34-43x18~27-16x9~24-16x9").screens, {
  arrangement: "side",
  base: 3,
  scale: "actual",
  content: "16x9",
  objects: ["person"],
  distance: 250,
  lengths: "cm",
});

const undo: HistoryAction = { type: "undo" };
const redo: HistoryAction = { type: "redo" };
const add: HistoryAction = { type: "add", random: 0 };
const rotate: HistoryAction = { type: "rotate", id: 1 };
const commit: HistoryAction = { type: "commit", id: 1 };
const typed = (length: string, id = 1): HistoryAction => ({ type: "type", id, field: "length", text: length });

/** Everything that a step changes. */
function drawn({ present }: ComparisonHistory) {
  return { ...comparisonOf(present), tile: present.tileColour, palette: present.palette.toSorted() };
}

describe("undo and redo of every step", () => {
  it.each<[string, HistoryAction[]]>([
    ["add", [add]],
    ["remove", [{ type: "remove", id: 1 }]],
    ["rotate", [rotate]],
    ["commit", [typed("55"), commit]],
    ["commit of all", [typed("55"), { type: "commit-all" }]],
    ["a replaced screen", [{ type: "replace-screen", id: 1, spec: { length: 65, unit: "in", width: 16, height: 9 } }]],
    ["a described screen", [{ type: "add-described", spec: DEFAULT_SPEC, after: 1, random: 0.5 }]],
    ["a set", [{ type: "set-count", id: 1, count: 3 }]],
    ["a new arrangement", [{ type: "set-view", view: { arrangement: "side" } }]],
    ["another scale", [{ type: "set-view", view: { scale: "actual" } }]],
    ["another content", [{ type: "set-view", view: { content: "16x9" } }]],
    ["an object", [{ type: "set-view", view: { objects: ["sofa"] } }]],
    ["another distance", [{ type: "set-view", view: { distance: 250 } }]],
    ["a new base", [{ type: "set-base", id: 2 }]],
    ["replace", [{ type: "replace", comparison: OTHER }]],
  ])("%s", (_, actions) => {
    const changed = historyAfter(...actions);
    const undone = reduceHistory(changed, undo);
    expect(drawn(changed)).not.toEqual(drawn(historyOf(INITIAL_STATE)));
    expect(drawn(undone)).toEqual(drawn(historyOf(INITIAL_STATE)));
    expect(drawn(reduceHistory(undone, redo))).toEqual(drawn(changed));
  });

  it("there is nothing to undo at first, and nothing to redo after a change", () => {
    const start = historyOf(INITIAL_STATE);
    expect(reduceHistory(start, undo)).toBe(start);
    expect(reduceHistory(start, redo)).toBe(start);
    const changed = historyAfter(add, undo, rotate);
    expect(reduceHistory(changed, redo)).toBe(changed);
  });

  it("typing a size and units are no steps: inputs have the browser's own undo", () => {
    const history = historyAfter(typed("55"), { type: "toggle-unit", id: 1 });
    expect(history.past).toEqual([]);
  });

  it("F4.1: all that is typed into one name is one step, until something else changes", () => {
    const name = (text: string, id = 1): HistoryAction => ({ type: "type", id, field: "name", text });
    const named = historyAfter(name("D"), name("De"), typed("40"), name("Desk"));
    expect(named.past).toHaveLength(1);
    expect(named.drawn.entries[0]?.screen.name).toBe("Desk");
    expect(reduceHistory(named, undo).present.entries[0]).toMatchObject({
      editor: { name: "" },
      screen: { length: 27 },
    });
    expect([name("W", 2), rotate, name("Wall", 2)].reduce(reduceHistory, named).past).toHaveLength(4);
    expect([name("Des"), name("")].reduce(reduceHistory, named).past).toEqual([]);
    const left: HistoryAction = { type: "reset", id: 1, field: "name" };
    for (const end of [left, commit]) expect(historyAfter(name("A"), end, name("AB")).past).toHaveLength(2);
  });

  it("a commit without a change is no step", () => {
    expect(historyAfter(commit, { type: "commit-all" }).past).toEqual([]);
    expect(historyAfter(typed(""), commit).past).toEqual([]);
  });

  it("the arrangement and the base that are set already are no step", () => {
    expect(historyAfter({ type: "set-view", view: { arrangement: "centre" } }).past).toEqual([]);
    expect(historyAfter({ type: "set-view", view: { scale: "fit" } }).past).toEqual([]);
    expect(historyAfter({ type: "set-view", view: { content: "none" } }).past).toEqual([]);
    expect(historyAfter({ type: "set-base", id: 1 }).past).toEqual([]);
    expect(historyAfter({ type: "set-base", id: 99 }).past).toEqual([]);
  });

  it("another comparison replaces screens, arrangement and base in one step", () => {
    const replaced = historyAfter({ type: "replace", comparison: OTHER, hasLengths: true });
    expect(comparisonSearch(comparisonOf(replaced.present), "in")).toBe(comparisonSearch(OTHER, "in"));
    expect(comparisonOf(reduceHistory(replaced, undo).present)).toEqual(DEFAULT_COMPARISON);
  });

  it("undoing the removal of the base makes it the base again", () => {
    const removed = historyAfter({ type: "set-base", id: 2 }, { type: "remove", id: 2 });
    expect(removed.present.base).toBeNull();
    expect(reduceHistory(removed, undo).present.base).toBe(2);
  });

  it("can undo at least 100 steps", () => {
    const back = historyAfter(...Array<HistoryAction>(101).fill(rotate), ...Array<HistoryAction>(100).fill(undo));
    expect(back.present.entries[0]?.screen).toMatchObject({ width: 9, height: 16 });
    expect(back.future).toHaveLength(100);
  });

  it("keeps typed values of a screen that the step did not change", () => {
    const history = historyAfter(rotate, typed("55", 2), undo);
    const [first, second] = history.present.entries;
    expect(first?.editor).toMatchObject({ width: "16", height: "9" });
    expect(second && shownLength(second.editor)).toBe("55");
  });

  it("D2: what was typed stays typed when a rotation is undone, and is rotated back with the screen", () => {
    const history = historyAfter(typed("55"), rotate, undo);
    const [first] = history.present.entries;
    expect(first?.screen).toMatchObject({ length: 27, width: 16, height: 9 });
    expect(first?.editor).toMatchObject({ length: { text: "55" }, width: "16", height: "9" });
    expect(reduceHistory(history, redo).present.entries[0]?.editor).toMatchObject({
      length: { text: "55" },
      width: "9",
      height: "16",
    });
  });

  it("D2: undoing a ratio from the menu keeps what is typed", () => {
    const ratio = { width: 4, height: 3 };
    const [first] = historyAfter({ type: "set-ratio", id: 1, ratio }, typed("55"), undo).present.entries;
    expect(first?.screen).toMatchObject({ width: 16, height: 9 });
    expect(first?.editor).toMatchObject({ length: { text: "55" }, width: "16", height: "9" });
  });

  it("undoing a commit drops the typed values, even if the commit rotated the screen", () => {
    const portrait: HistoryAction = { type: "set-ratio", id: 1, ratio: { width: 9, height: 16 } };
    const [first] = historyAfter(portrait, commit, undo).present.entries;
    expect(first?.editor).toMatchObject({ length: { text: "27" }, width: "16", height: "9" });
  });

  it("keeps values that are typed after a commit when that commit is undone", () => {
    const history = historyAfter(typed("55"), commit, typed("60"), undo);
    const [first] = history.present.entries;
    expect(first?.screen.length).toBe(27);
    expect(first && shownLength(first.editor)).toBe("60");
  });

  it("D29: undoing a set keeps what is typed, but not the count", () => {
    const [first] = historyAfter({ type: "set-count", id: 1, count: 2 }, typed("55"), undo).present.entries;
    expect(first?.screen).not.toHaveProperty("count");
    expect(first?.editor).toMatchObject({ length: { text: "55" } });
  });

  it("undoing a commit does not keep its length in another unit", () => {
    const [first] = historyAfter(typed("55"), commit, { type: "toggle-unit", id: 1 }, undo).present.entries;
    expect(first && shownLength(first.editor)).toBe("27");
  });

  it("undoing a removal brings back what was typed for that screen and for the others", () => {
    const history = historyAfter(typed("55"), typed("60", 2), { type: "remove", id: 1 }, undo);
    expect(history.present.entries.map(({ editor }) => shownLength(editor))).toEqual(["55", "60"]);
    expect(history.present.entries.map(({ screen }) => screen.length)).toEqual([27, 29]);
  });

  it("undoing a removal keeps what was typed after it", () => {
    const history = historyAfter(typed("60", 2), { type: "remove", id: 1 }, typed("70", 2), undo);
    expect(history.present.entries.map(({ editor }) => shownLength(editor))).toEqual(["27", "70"]);
  });

  it("D1: a screen added after an undo has an id that no earlier one had", () => {
    expect(historyAfter(add, undo, add).present.entries.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it("D1: the screens of another comparison have ids that no earlier one had", () => {
    const history = historyAfter(add, { type: "replace", comparison: DEFAULT_COMPARISON });
    expect(history.present.entries.map(({ id }) => id)).toEqual([4, 5]);
  });
});

describe("over any actions with undo and redo among them", () => {
  const moves = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: step },
      { weight: 1, arbitrary: fc.constant(() => undo) },
      { weight: 1, arbitrary: fc.constant(() => redo) },
    ),
    { maxLength: 80, size: "max" },
  );

  function follow(path: readonly ((state: ComparisonState) => HistoryAction)[]): ComparisonHistory {
    return path.reduce((history, next) => reduceHistory(history, next(history.present)), historyOf(INITIAL_STATE));
  }

  it("D4: each of the ten colours is in exactly one place, ids differ, numbers follow the list, and there is no tile exactly at ten screens", () => {
    fc.assert(
      fc.property(moves, (path) => {
        const { present } = follow(path);
        const colours = [...present.entries.map(({ screen }) => screen.colour), ...present.palette];
        if (present.tileColour !== null) colours.push(present.tileColour);
        expect(colours.toSorted()).toEqual(COLOUR_NAMES.toSorted());
        expect(present.tileColour === null).toBe(present.entries.length === 10);
        expect(new Set(present.entries.map(({ id }) => id)).size).toBe(present.entries.length);
        expect(present.entries.every(({ id }) => id < present.nextId)).toBe(true);
        present.entries.forEach(({ number }, place) => {
          expect(number).toBe(place + 1);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("`drawn` is the same object until a step changes the comparison, and shows the same comparison as `present`", () => {
    fc.assert(
      fc.property(moves, (path) => {
        let history = historyOf(INITIAL_STATE);
        for (const move of path) {
          const next = reduceHistory(history, move(history.present));
          if (isSameComparison(next.present, history.present)) expect(next.drawn).toBe(history.drawn);
          expect(comparisonOf(next.drawn)).toEqual(comparisonOf(next.present));
          history = next;
        }
      }),
      { numRuns: 100 },
    );
  });

  it("undoing as far as it goes leads to the beginning, and redoing it all leads back", () => {
    fc.assert(
      fc.property(moves, (path) => {
        const end = follow(path);
        const steps = end.past.length;
        let history = end;
        for (let step = 0; step < steps; step++) history = reduceHistory(history, undo);
        expect(drawn(history)).toEqual(drawn(historyOf(INITIAL_STATE)));
        for (let step = 0; step < steps; step++) history = reduceHistory(history, redo);
        expect(drawn(history)).toEqual(drawn(end));
        expect(history.future).toEqual(end.future);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the unit of lengths (D36)", () => {
  it("that was chosen before is no step, and none after the first step", () => {
    const preferred = historyAfter({ type: "prefer-lengths", lengths: "cm" });
    expect(preferred).toEqual(historyOf({ ...INITIAL_STATE, lengths: "cm" }));
    const stepped = historyAfter(add);
    expect(reduceHistory(stepped, { type: "prefer-lengths", lengths: "cm" })).toBe(stepped);
    expect(historyAfter({ type: "prefer-lengths", lengths: "in" }).present).toBe(INITIAL_STATE);
  });

  it("stays when another comparison is opened that was not made with one", () => {
    const chosen = historyAfter({ type: "set-view", view: { lengths: "cm" } });
    const replace = { type: "replace", comparison: { ...OTHER, lengths: "in" } } as const;
    expect(reduceHistory(chosen, replace).present.lengths).toBe("cm");
    expect(reduceHistory(chosen, { ...replace, hasLengths: true }).present.lengths).toBe("in");
  });

  it("is that of a space which another comparison brings (D38)", () => {
    const comparison = { ...OTHER, space: { width: 140, height: null, unit: "cm" } } as const;
    expect(historyAfter({ type: "replace", comparison }).present.lengths).toBe("cm");
  });
});
