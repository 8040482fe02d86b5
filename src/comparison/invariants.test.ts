import fc from "fast-check";
import { expect, it } from "vitest";
import { COLOUR_NAMES, type ColourName } from "#domain/display/colour.ts";
import { step } from "#tests/arbitrary/steps.ts";
import { typedText } from "#tests/arbitrary/typed-text.ts";
import { shownLength } from "./editor-values.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { type ComparisonState, INITIAL_STATE } from "./state.ts";

/** S4's rules for colours, written independently of the reducer: a list of screens, a tile, a palette. */
interface Model {
  screens: { id: number; colour: ColourName }[];
  tile: ColourName | null;
  palette: ColourName[];
  given: number;
}

function follow(model: Model, action: ComparisonAction): void {
  const count = model.screens.length;
  if ((action.type === "add" || action.type === "add-described") && count < 10) {
    model.given += 1;
    const before = action.type === "add" ? -1 : model.screens.findIndex(({ id }) => id === action.after);
    const place = before < 0 ? count : before + 1;
    model.screens.splice(place, 0, { id: model.given, colour: model.tile as ColourName });
    model.tile = null;
    if (count < 9) {
      const [drawn = null] = model.palette.splice(Math.floor(action.random * model.palette.length), 1);
      model.tile = drawn;
    }
  }
  const screen = "id" in action ? model.screens.find(({ id }) => id === action.id) : undefined;
  if (action.type === "set-colour" && screen !== undefined) {
    const former = screen.colour;
    const free = model.palette.indexOf(action.colour);
    if (action.colour === model.tile) model.tile = former;
    else if (free >= 0) model.palette[free] = former;
    else return;
    screen.colour = action.colour;
  }
  if (action.type === "move" && screen !== undefined) {
    const at = model.screens.indexOf(screen);
    if (at + action.by < 0 || at + action.by >= count) return;
    model.screens.splice(at, 1);
    model.screens.splice(at + action.by, 0, screen);
  }
  if (action.type === "put" && screen !== undefined && action.at < count) {
    model.screens.splice(model.screens.indexOf(screen), 1);
    model.screens.splice(action.at, 0, screen);
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

function expectValid(state: ComparisonState): void {
  const onScreens = state.entries.map(({ screen }) => screen.colour);
  const everywhere = [...onScreens, ...(state.tileColour === null ? [] : [state.tileColour]), ...state.palette];
  expect(everywhere.toSorted()).toEqual(COLOUR_NAMES.toSorted());
  expect(state.entries.length).toBeLessThanOrEqual(10);
  expect(state.tileColour === null).toBe(state.entries.length === 10);
  expect(state.entries.map(({ number }) => number)).toEqual([...state.entries.keys()].map((place) => place + 1));
  const ids = state.entries.map(({ id }) => id);
  if (state.base !== null)
    expect(ids.indexOf(state.base), "the base is a screen, and null for the first").toBeGreaterThan(0);
  for (const { screen } of state.entries) {
    for (const value of [screen.length, screen.width, screen.height]) {
      expect(value > 0 && Number.isFinite(value)).toBe(true);
    }
  }
}

it("D4: after any actions each of the ten colours is in exactly one place, as S4 says", () => {
  let mostScreens = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: "max" }), (steps) => {
      let model = modelOf(INITIAL_STATE);
      let state = INITIAL_STATE;
      for (const next of steps) {
        const action = next(state);
        follow(model, action);
        state = reduceComparison(state, action);
        // S4 knows no sets. `expectValid` has its rule about colours.
        if (action.type === "take-apart" || action.type === "make-set") model = modelOf(state);
        expect(modelOf(state)).toEqual(model);
        expectValid(state);
        mostScreens = Math.max(mostScreens, state.entries.length);
      }
    }),
    { numRuns: 60 },
  );
  expect(mostScreens).toBe(10);
});

it("D2: typing a size, the unit and the view change no screen", () => {
  const drawn = (state: ComparisonState) => state.entries.map(({ screen: { name: _, ...size } }) => size);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = INITIAL_STATE;
      for (const next of steps) {
        const action = next(state);
        const before = drawn(state);
        state = reduceComparison(state, action);
        if (["type", "toggle-unit", "set-view", "set-base"].includes(action.type)) expect(drawn(state)).toEqual(before);
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

it("D27: the base stays the same screen until it is set anew or removed", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const baseId = (state: ComparisonState) => state.base ?? state.entries[0]?.id;
      let state = INITIAL_STATE;
      for (const next of steps) {
        const action = next(state);
        const before = baseId(state);
        state = reduceComparison(state, action);
        const isRemoved = !state.entries.some(({ id }) => id === before);
        if (isRemoved) expect(baseId(state)).toBe(state.entries[0]?.id);
        else expect(baseId(state)).toBe(action.type === "set-base" ? action.id : before);
      }
    }),
  );
});

it("never changes a state in place", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = INITIAL_STATE;
      for (const next of steps) {
        const copy = structuredClone(state);
        const following = reduceComparison(state, next(state));
        expect(state).toEqual(copy);
        state = following;
      }
      expect(INITIAL_STATE.entries).toHaveLength(2);
    }),
    { numRuns: 30 },
  );
});
