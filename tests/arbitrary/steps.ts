import fc from "fast-check";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { CONTENTS } from "#comparison/content.ts";
import { shownLength } from "#comparison/editor-values.ts";
import { toggleObject } from "#comparison/objects.ts";
import { type ComparisonAction, reduceComparison } from "#comparison/reducer.ts";
import { SCALE_MODES } from "#comparison/scale-mode.ts";
import { SPACE_FIELDS } from "#comparison/space.ts";
import { type ComparisonState, INITIAL_STATE } from "#comparison/state.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { SOLD_RADII } from "#domain/display/curve.ts";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { ASPECT_RATIO_PRESETS, DEFAULT_SPEC, SET_COUNTS } from "#domain/display/screen.ts";
import { acceptName } from "#domain/display/screen-name.ts";
import { typedName } from "./names.ts";
import { typedText } from "./typed-text.ts";

/** An action on the screen at a place in the list, so that most random actions have a screen. */
export type Step = (state: ComparisonState) => ComparisonAction;

const place = fc.nat(9);
const idAt = (state: ComparisonState, at: number) => state.entries[at % Math.max(1, state.entries.length)]?.id ?? 99;
const text = fc.oneof(
  typedText,
  fc.constantFrom("", "0", ".", " 31,5 ", "1e9", "-4", "0.00000000001", "999999999999", "1234567890123456"),
  fc.string({ unit: "grapheme", maxLength: 14 }),
);
const onOne = (type: "remove" | "rotate" | "toggle-unit" | "commit" | "set-base") =>
  place.map(
    (at): Step =>
      (state) => ({ type, id: idAt(state, at) }),
  );

/** The text that an input holds after a change, which may be refused (D6). */
function acceptedText(state: ComparisonState, at: number, field: "length" | "width" | "height", typed: string): string {
  const editor = state.entries.find(({ id }) => id === idAt(state, at))?.editor;
  if (editor === undefined) return typed;
  return acceptNumberText(field === "length" ? shownLength(editor) : editor[field], typed);
}

/** Everything that can be done with the space (D38). */
const spaceStep: fc.Arbitrary<Step> = fc
  .oneof(
    fc.constantFrom<ComparisonAction>(
      { type: "open-space", unit: "in" },
      { type: "open-space", unit: "cm" },
      { type: "write-space", field: "height", typed: { text: "85", unit: "cm" } },
      { type: "paste-space", space: { width: 150, height: 85, unit: "cm" } },
      { type: "toggle-space-unit" },
      { type: "commit-space" },
      { type: "commit-space" },
      { type: "remove-space" },
    ),
    fc
      .tuple(fc.constantFrom(...SPACE_FIELDS), typedText)
      .map(([field, typed]): ComparisonAction => ({ type: "type-space", field, text: acceptNumberText("", typed) })),
  )
  .map((action) => () => action);

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
        (state) => ({ type: "add-described", spec: DEFAULT_SPEC, after: idAt(state, at), random }),
    ),
  },
  { weight: 4, arbitrary: onOne("remove") },
  { weight: 1, arbitrary: onOne("rotate") },
  { weight: 1, arbitrary: onOne("toggle-unit") },
  { weight: 1, arbitrary: onOne("commit") },
  { weight: 1, arbitrary: onOne("set-base") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...ARRANGEMENTS).map(
      (arrangement): Step =>
        () => ({ type: "set-view", view: { arrangement } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...SCALE_MODES).map(
      (scale): Step =>
        () => ({ type: "set-view", view: { scale } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...CONTENTS).map(
      (content): Step =>
        () => ({ type: "set-view", view: { content } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...KNOWN_OBJECTS).map(
      (object): Step =>
        ({ objects }) => ({ type: "set-view", view: { objects: toggleObject(objects, object) } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("in" as const, "cm" as const).map(
      (lengths): Step =>
        () => ({ type: "set-view", view: { lengths } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      () => ({ type: "commit-all" }),
      () => ({ type: "commit-valid" }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(1, ...SET_COUNTS)).map(
      ([at, count]): Step =>
        (state) => ({ type: "set-count", id: idAt(state, at), count }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(-1 as const, 1 as const)).map(
      ([at, by]): Step =>
        (state) => ({ type: "move", id: idAt(state, at), by }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, place, fc.constantFrom(0, 3, -3, 13.73, 300)).map(
      ([at, to, raised]): Step =>
        (state) => ({ type: "put", id: idAt(state, at), at: to, raised }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom("", "-", "3", "-3.5", "250")).map(
      ([at, raised]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field: "raised", text: raised }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom("take-apart" as const, "make-set" as const, "level-all" as const)).map(
      ([at, type]): Step =>
        (state) =>
          type === "level-all" ? { type } : { type, id: idAt(state, at) },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom({ level: "centre" } as const, { level: "top" } as const, { frame: 0 }, { frame: 2.5 })
      .map(
        (view): Step =>
          () => ({ type: "set-view", view }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(...COLOUR_NAMES)).map(
      ([at, colour]): Step =>
        (state) => ({ type: "set-colour", id: idAt(state, at), colour }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom({ width: 3840, height: 2160 }, { width: 3440, height: 1440 }, null)).map(
      ([at, ratio]): Step =>
        (state) =>
          ratio === null
            ? { type: "remove-resolution", id: idAt(state, at) }
            : { type: "set-ratio", id: idAt(state, at), ratio },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(100, 125, 150, 300)).map(
      ([at, scaling]): Step =>
        (state) => ({ type: "set-scaling", id: idAt(state, at), scaling }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom("", "0", "1.5", "10", ".")).map(
      ([at, gap]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field: "gap", text: gap }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom("", "0", "250", "2.5 m", "62.5", "near")).map(
      ([at, distance]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field: "distance", text: distance }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom("", "flat", "1800", "1.8 m", "500R", "180", "R")).map(
      ([at, radius]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field: "radius", text: radius }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(null, ...SOLD_RADII, 500)).map(
      ([at, radius]): Step =>
        (state) => ({ type: "set-radius", id: idAt(state, at), radius }),
    ),
  },
  { weight: 3, arbitrary: spaceStep },
  {
    weight: 1,
    arbitrary: fc.constantFrom(60, 70, 250).map(
      (distance): Step =>
        () => ({ type: "set-view", view: { distance } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, fc.constantFrom(...ASPECT_RATIO_PRESETS)).map(
      ([at, ratio]): Step =>
        (state) => ({ type: "set-ratio", id: idAt(state, at), ratio }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(place, fc.constantFrom("in" as const, "cm" as const), typedText, fc.constantFrom(...ASPECT_RATIO_PRESETS))
      .map(
        ([at, unit, number, { width, height }]): Step =>
          (state) => ({
            type: "write-size",
            id: idAt(state, at),
            size: { length: { text: number, unit }, ratio: { width: String(width), height: String(height) } },
          }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, fc.constantFrom("length" as const, "width" as const, "height" as const), text).map(
      ([at, field, typed]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field, text: acceptedText(state, at, field, typed) }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(place, typedName).map(
      ([at, typed]): Step =>
        (state) => ({ type: "type", id: idAt(state, at), field: "name", text: acceptName(typed) }),
    ),
  },
);

/** A state that a visitor can reach. */
export const reachedState: fc.Arbitrary<ComparisonState> = fc
  .array(step, { maxLength: 80, size: "max" })
  .map((steps) => steps.reduce((state, next) => reduceComparison(state, next(state)), INITIAL_STATE));
