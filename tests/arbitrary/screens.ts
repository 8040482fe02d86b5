import fc from "fast-check";
import { flatIfTooWide } from "#comparison/screen-properties.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { LARGEST_RADIUS, SMALLEST_RADIUS, SOLD_RADII } from "#domain/display/curve.ts";
import { EQUIVALENCES } from "#domain/display/dimension.ts";
import { LEAST_SCALING, MOST_SCALING } from "#domain/display/scaling.ts";
import {
  type DisplaySpec,
  MAX_GAP,
  MAX_SCREENS,
  type OptionalProperties,
  type Screen,
  SET_COUNTS,
} from "#domain/display/screen.ts";
import { screenName } from "#domain/display/screen-name.ts";
import { MAX_DISTANCE } from "#domain/viewing/seat.ts";
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
  fc
    .double({ min: Math.log(least), max: Math.log(most), noNaN: true })
    .map((logarithm) => Math.min(Math.exp(logarithm), most));

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

/** What each property may be that a screen may have. The compiler names a new one that is missing. */
const OPTIONS: { readonly [Name in keyof OptionalProperties]: fc.Arbitrary<OptionalProperties[Name]> } = {
  name: typedName.map((typed) => screenName(typed) ?? "Desk"),
  count: fc.constantFrom(...SET_COUNTS),
  gap: fc.oneof(fc.constantFrom(MAX_GAP, 2.5), magnitudes(0.01, MAX_GAP)),
  // To six decimals, as links hold it.
  distance: magnitudes(0.1, MAX_DISTANCE).map((centimetres) => Number(centimetres.toFixed(6))),
  radius: fc.oneof(fc.constantFrom(...SOLD_RADII), fc.integer({ min: SMALLEST_RADIUS, max: LARGEST_RADIUS })),
  raised: fc.constantFrom(3, -3, 13.73, 200, -200),
  scaling: fc.integer({ min: LEAST_SCALING + 1, max: MOST_SCALING }),
  relation: fc.record({ by: fc.constantFrom(...EQUIVALENCES), to: usualDisplay }),
};

/** The same screens, some of them with some of these properties, by default with any. */
export function having(
  screens: fc.Arbitrary<Screen[]>,
  ...names: (keyof OptionalProperties)[]
): fc.Arbitrary<Screen[]> {
  const model = names.length === 0 ? OPTIONS : Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));
  const properties = fc.record<Partial<OptionalProperties>>(model, { requiredKeys: [] });
  return fc
    .tuple(screens, fc.array(properties, { minLength: MAX_SCREENS, maxLength: MAX_SCREENS }))
    .map(([some, more]) => some.map((screen, index) => flatIfTooWide({ ...screen, ...more[index] })));
}

/** The same screens, some of them with names. */
export const named = (screens: fc.Arbitrary<Screen[]>) => having(screens, "name");

/** The same screens, some of them as sets with or without a gap (D29). */
export const inSets = (screens: fc.Arbitrary<Screen[]>) => having(screens, "count", "gap");

/** Screens that differ in nothing but their colours. */
export const alikeScreens: fc.Arbitrary<Screen[]> = fc
  .oneof(usualDisplay, extremeDisplay)
  .chain((display) => screensOf(fc.constant(display)));
