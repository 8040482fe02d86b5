import fc from "fast-check";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { type DisplaySpec, MAX_GAP, type Screen, SET_COUNTS } from "#domain/display/screen.ts";
import { screenName } from "#domain/display/screen-name.ts";
import { typedName } from "./names.ts";

const unit = fc.constantFrom("in" as const, "cm" as const);

/** Common displays. */
export const usualDisplay: fc.Arbitrary<DisplaySpec> = fc.record({
  length: fc.constantFrom(5.4, 6.1, 13.3, 15.6, 24, 27, 29, 31.5, 32, 34, 43, 49, 55, 68.58, 83),
  unit,
  width: fc.constantFrom(9, 4, 16, 21, 32),
  height: fc.constantFrom(3, 9, 10, 16, 19.5),
});

/** Evenly spread over the magnitudes between `least` and `most`. */
const magnitudes = (least: number, most: number) =>
  fc.double({ min: Math.log(least), max: Math.log(most), noNaN: true }).map(Math.exp);

/** From 0.01 to 99,999 units, and ratios from 1:1000 to 1000:1. */
export const extremeDisplay: fc.Arbitrary<DisplaySpec> = fc.record({
  length: fc.oneof(fc.constantFrom(0.01, 1, 99_999), magnitudes(0.01, 99_999)),
  unit,
  width: fc.oneof(fc.constantFrom(0.001, 1, 1000), magnitudes(0.001, 1000)),
  height: fc.constant(1),
});

/** Screens of different colours (D4), at most ten, each described by `display`. */
export function screensOf(display: fc.Arbitrary<DisplaySpec>, { least = 1, most = 10 } = {}): fc.Arbitrary<Screen[]> {
  return fc
    .shuffledSubarray([...COLOUR_NAMES], { minLength: least, maxLength: most })
    .chain((colours) => fc.tuple(...colours.map((colour) => display.map((spec) => ({ ...spec, colour })))));
}

/** The same screens, some of them with names. */
export function named(screens: fc.Arbitrary<Screen[]>): fc.Arbitrary<Screen[]> {
  return fc.tuple(screens, fc.array(typedName, { minLength: 10, maxLength: 10 })).map(([some, typed]) =>
    some.map((screen, index) => {
      const name = screenName(typed[index] ?? "");
      return name === null ? screen : { ...screen, name };
    }),
  );
}

/** A set of two to four with or without a gap (D29). */
const anySet = fc.oneof(
  fc.constantFrom({}, { count: 2 } as const),
  fc.record({
    count: fc.constantFrom(...SET_COUNTS),
    gap: fc.oneof(fc.constantFrom(MAX_GAP, 2.5), magnitudes(0.01, MAX_GAP)),
  }),
);

/** The same screens, some of them as sets. */
export function inSets(screens: fc.Arbitrary<Screen[]>): fc.Arbitrary<Screen[]> {
  return fc
    .tuple(screens, fc.array(anySet, { minLength: 10, maxLength: 10 }))
    .map(([some, sets]) => some.map((screen, index) => ({ ...screen, ...sets[index] })));
}

/** Screens that differ in nothing but their colours. */
export const alikeScreens: fc.Arbitrary<Screen[]> = fc
  .oneof(usualDisplay, extremeDisplay)
  .chain((display) => screensOf(fc.constant(display)));
