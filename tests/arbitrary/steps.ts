import fc from "fast-check";
import { type ComparisonAction, reduceComparison } from "../../src/comparison/reducer.ts";
import { type ComparisonState, INITIAL_STATE } from "../../src/comparison/state.ts";
import { ASPECT_RATIO_PRESETS } from "../../src/domain/display/screen.ts";
import { typedName } from "./names.ts";
import { typedText } from "./typed-text.ts";

/** An action that means the screen at a place in the list, so that most of a random sequence is about one there is. */
export type Step = (state: ComparisonState) => ComparisonAction;

const place = fc.nat(9);
const idAt = (state: ComparisonState, at: number) => state.entries[at % Math.max(1, state.entries.length)]?.id ?? 99;
const text = fc.oneof(
  typedText,
  fc.constantFrom("", "0", ".", " 31,5 ", "1e9", "-4", "0.00000000001", "999999999999", "1234567890123456"),
  fc.string({ unit: "grapheme", maxLength: 14 }),
);
const aboutOne = (type: "remove" | "rotate" | "toggle-unit" | "commit") =>
  place.map(
    (at): Step =>
      (state) => ({ type, id: idAt(state, at) }),
  );

/** Any of the visitor's actions; more additions than removals, so that ten screens are reached. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map(
      (random): Step =>
        () => ({ type: "add", random }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map(
      ([at, random]): Step =>
        (state) => ({ type: "duplicate", id: idAt(state, at), random }),
    ),
  },
  { weight: 4, arbitrary: aboutOne("remove") },
  { weight: 1, arbitrary: aboutOne("rotate") },
  { weight: 1, arbitrary: aboutOne("toggle-unit") },
  { weight: 1, arbitrary: aboutOne("commit") },
  { weight: 1, arbitrary: fc.constant<Step>(() => ({ type: "commit-all" })) },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(...ASPECT_RATIO_PRESETS)).map(
      ([at, ratio]): Step =>
        (state) => ({ type: "preset", id: idAt(state, at), ratio }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, fc.constantFrom("length" as const, "width" as const, "height" as const), text).map(
      ([at, field, typed]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field, text: typed }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, typedName).map(
      ([at, typed]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field: "name", text: typed }),
    ),
  },
);

/** A state that a visitor can reach. */
export const reachedState: fc.Arbitrary<ComparisonState> = fc
  .array(step, { maxLength: 80, size: "max" })
  .map((steps) => steps.reduce((state, next) => reduceComparison(state, next(state)), INITIAL_STATE));
