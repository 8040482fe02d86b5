import fc from "fast-check";
import { expect, it } from "vitest";
import { step } from "../../tests/arbitrary/steps.ts";
import { typedText } from "../../tests/arbitrary/typed-text.ts";
import { COLOUR_NAMES, type ColourName } from "../domain/display/colour.ts";
import { shownLength } from "./editor-values.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { type ComparisonState, INITIAL_STATE } from "./state.ts";

/** S4's rules for colours in their own words, apart from the reducer: a list of screens, a tile, a palette. */
interface Model {
  screens: { id: number; colour: ColourName }[];
  tile: ColourName | null;
  palette: ColourName[];
  given: number;
}

function follow(model: Model, action: ComparisonAction): void {
  const count = model.screens.length;
  const copied = action.type === "duplicate" ? model.screens.findIndex(({ id }) => id === action.id) : -1;
  if ((action.type === "add" || (action.type === "duplicate" && copied >= 0)) && count < 10) {
    model.given += 1;
    const place = action.type === "add" ? count : copied + 1;
    model.screens.splice(place, 0, { id: model.given, colour: model.tile as ColourName });
    model.tile = null;
    if (count < 9) {
      const [drawn = null] = model.palette.splice(Math.floor(action.random * model.palette.length), 1);
      model.tile = drawn;
    }
  }
  if (action.type === "remove") {
    const at = model.screens.findIndex(({ id }) => id === action.id);
    if (at < 0) return;
    const [removed] = model.screens.splice(at, 1);
    if (removed === undefined) return;
    if (count < 10) model.palette.push(removed.colour);
    else model.tile = removed.colour;
  }
}

function modelOf(state: ComparisonState): Model {
  return {
    screens: state.entries.map(({ id, screen }) => ({ id, colour: screen.colour })),
    tile: state.tileColour,
    palette: [...state.palette],
    given: state.nextId - 1,
  };
}

function expectWhole(state: ComparisonState): void {
  const onScreens = state.entries.map(({ screen }) => screen.colour);
  const everywhere = [...onScreens, ...(state.tileColour === null ? [] : [state.tileColour]), ...state.palette];
  expect(everywhere.toSorted()).toEqual(COLOUR_NAMES.toSorted());
  expect(state.entries.length).toBeLessThanOrEqual(10);
  expect(state.tileColour === null).toBe(state.entries.length === 10);
  for (const { screen } of state.entries) {
    for (const value of [screen.length, screen.width, screen.height]) {
      expect(value > 0 && Number.isFinite(value)).toBe(true);
    }
  }
}

it("D4: after any actions in any order each of the ten colours is in exactly one place, as S4's rules put it", () => {
  let mostScreens = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
      const model = modelOf(INITIAL_STATE);
      let state = INITIAL_STATE;
      for (const next of steps) {
        const action = next(state);
        follow(model, action);
        state = reduceComparison(state, action);
        expect(modelOf(state)).toEqual(model);
        expectWhole(state);
        mostScreens = Math.max(mostScreens, state.entries.length);
      }
    }),
    { numRuns: 60 },
  );
  expect(mostScreens).toBe(10);
});

it("D2: only add, duplicate, remove, rotate and the commits change what is drawn", () => {
  const drawn = (state: ComparisonState) => state.entries.map(({ screen }) => screen);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = INITIAL_STATE;
      for (const next of steps) {
        const action = next(state);
        const before = drawn(state);
        state = reduceComparison(state, action);
        if (["type", "preset", "toggle-unit"].includes(action.type)) expect(drawn(state)).toEqual(before);
      }
      expect(state.nextId).toBeGreaterThanOrEqual(3);
    }),
  );
});

it("D5: unit changes among commits, rotations and additions never make a typed length drift", () => {
  const quiet = fc.constantFrom<ComparisonAction["type"]>("toggle-unit", "commit", "commit-all", "rotate", "add");
  fc.assert(
    fc.property(typedText, fc.array(quiet, { maxLength: 40 }), (typed, types) => {
      const start = reduceComparison(INITIAL_STATE, { type: "type", id: 1, field: "length", text: typed });
      const end = types
        .map((each) => ({ type: each, id: 1, random: 0.5 }) as ComparisonAction)
        .reduce(reduceComparison, start);
      const editor = end.entries[0]?.editor;
      if (editor === undefined) throw new Error("The first screen is gone.");
      const back = editor.unit === "in" ? editor : { ...editor, unit: "in" as const };
      expect(shownLength(back)).toBe(typed);
    }),
    { numRuns: 300 },
  );
});

it("a state that was given is never changed in place", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = INITIAL_STATE;
      for (const next of steps) {
        const kept = structuredClone(state);
        const following = reduceComparison(state, next(state));
        expect(state).toEqual(kept);
        state = following;
      }
      expect(INITIAL_STATE.entries).toHaveLength(2);
    }),
    { numRuns: 30 },
  );
});
