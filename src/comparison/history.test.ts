import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { step } from "../../tests/arbitrary/steps.ts";
import { COLOUR_NAMES } from "../domain/display/colour.ts";
import { parseScreens, stateOf } from "./address.ts";
import { shownLength } from "./editor-values.ts";
import { type ComparisonHistory, type HistoryAction, historyOf, reduceHistory } from "./history.ts";
import { type ComparisonState, INITIAL_STATE } from "./state.ts";

function historyAfter(...actions: HistoryAction[]): ComparisonHistory {
  return actions.reduce(reduceHistory, historyOf(INITIAL_STATE));
}

const undo: HistoryAction = { type: "undo" };
const redo: HistoryAction = { type: "redo" };
const add: HistoryAction = { type: "add", random: 0 };
const rotate: HistoryAction = { type: "rotate", id: 1 };
const commit: HistoryAction = { type: "commit", id: 1 };
const typed = (length: string, id = 1): HistoryAction => ({ type: "type", id, field: "length", text: length });

/** What is drawn, and what will be drawn next: all that a step changes. */
function drawn({ present }: ComparisonHistory) {
  return {
    screens: present.entries.map(({ id, screen }) => ({ id, ...screen })),
    tile: present.tileColour,
    palette: [...present.palette].toSorted(),
  };
}

describe("issue 8: undo and redo of every change to screens", () => {
  it.each<[string, HistoryAction[]]>([
    ["add", [add]],
    ["remove", [{ type: "remove", id: 1 }]],
    ["rotate", [rotate]],
    ["commit", [typed("55"), commit]],
    ["commit of all", [typed("55"), { type: "commit-all" }]],
    ["duplicate", [{ type: "duplicate", id: 1, random: 0.5 }]],
    ["replace", [{ type: "replace", state: stateOf(parseScreens("34-43x18").screens) }]],
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

  it("typing, presets and units are no steps: inputs keep the browser's own undo", () => {
    const ratio = { width: 4, height: 3 };
    const history = historyAfter(typed("55"), { type: "toggle-unit", id: 1 }, { type: "preset", id: 1, ratio });
    expect(history.past).toEqual([]);
  });

  it("a commit of what is drawn already is no step", () => {
    expect(historyAfter(commit, { type: "commit-all" }).past).toEqual([]);
    expect(historyAfter(typed(""), commit).past).toEqual([]);
  });

  it("at least 100 steps", () => {
    const back = historyAfter(...Array<HistoryAction>(101).fill(rotate), ...Array<HistoryAction>(100).fill(undo));
    expect(back.present.entries[0]?.screen).toMatchObject({ width: 9, height: 16 });
    expect(back.future).toHaveLength(100);
  });

  it("keeps what was typed and not committed where the screen is the same before and after", () => {
    const history = historyAfter(rotate, typed("55", 2), undo);
    const [first, second] = history.present.entries;
    expect(first?.editor).toMatchObject({ width: "16", height: "9" });
    expect(second && shownLength(second.editor)).toBe("55");
  });

  it("D2: what was typed stays typed when a rotation is taken back, turned back with the screen", () => {
    const history = historyAfter(typed("55"), rotate, undo);
    const [first] = history.present.entries;
    expect(first?.screen).toMatchObject({ length: 27, width: 16, height: 9 });
    expect(first?.editor).toMatchObject({ typedLength: "55", width: "16", height: "9" });
    expect(reduceHistory(history, redo).present.entries[0]?.editor).toMatchObject({
      typedLength: "55",
      width: "9",
      height: "16",
    });
  });

  it("what is left of a commit that is taken back is nothing, though it turned the screen", () => {
    const portrait: HistoryAction = { type: "preset", id: 1, ratio: { width: 9, height: 16 } };
    const [first] = historyAfter(portrait, commit, undo).present.entries;
    expect(first?.editor).toMatchObject({ typedLength: "27", width: "16", height: "9" });
  });

  it("a screen that comes back shows its committed values", () => {
    const history = historyAfter(typed("55"), { type: "remove", id: 1 }, undo);
    const [first] = history.present.entries;
    expect(first && shownLength(first.editor)).toBe("27");
  });

  it("D1: a screen added after an undo has an id that no earlier one had", () => {
    expect(historyAfter(add, undo, add).present.entries.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it("D1: the screens of another comparison have ids that no earlier one had", () => {
    const history = historyAfter(add, { type: "replace", state: INITIAL_STATE });
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

  it("D4: each of the ten colours is in exactly one place, ids differ, and there is no tile exactly at ten screens", () => {
    fc.assert(
      fc.property(moves, (path) => {
        const { present } = follow(path);
        const colours = [...present.entries.map(({ screen }) => screen.colour), ...present.palette];
        if (present.tileColour !== null) colours.push(present.tileColour);
        expect(colours.toSorted()).toEqual(COLOUR_NAMES.toSorted());
        expect(present.tileColour === null).toBe(present.entries.length === 10);
        expect(new Set(present.entries.map(({ id }) => id)).size).toBe(present.entries.length);
        expect(present.entries.every(({ id }) => id < present.nextId)).toBe(true);
      }),
      { numRuns: 200 },
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
