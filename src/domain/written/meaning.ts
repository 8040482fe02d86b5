import type { Ratio } from "../display/resolution.ts";
import type { ScreenDescription } from "../display/screen.ts";
import type { Space } from "../space/opening.ts";
import type { WrittenLength } from "./length.ts";

/** What a written text means (D59). One text has one meaning everywhere; each place uses what it can. */
export type Meaning = Understood & {
  /** The words that were not understood, as they were written. */
  readonly unread: readonly string[];
};

export type Understood =
  /** A diagonal alone leaves a ratio as it is. `screens` has what it is where a whole screen is needed. */
  | { readonly means: "length"; readonly length: WrittenLength; readonly screens: Screens; readonly renamed: null }
  | { readonly means: "ratio"; readonly ratio: Ratio }
  /** `untrue` are sides that the display cannot have, as televisions report them. */
  | { readonly means: "resolution"; readonly ratio: Ratio; readonly untrue: Space | null }
  /** `renamed` is a name of a resolution that is not taken literally at this size: the `WQHD` of 34″. */
  | {
      readonly means: "screen" | "set";
      readonly length: WrittenLength;
      readonly screens: Screens;
      readonly renamed: string | null;
    }
  /** A width and a height: `597 x 336 mm`. */
  | { readonly means: "sides"; readonly length: WrittenLength; readonly sides: Space; readonly screens: Screens }
  /** The sizes in which a model is sold. */
  | { readonly means: "model"; readonly screens: Screens }
  /** `chosen` is the size in inches that the reader has picked for models without a written one: `c3 vs c4`. */
  | { readonly means: "several"; readonly screens: Screens; readonly chosen: number | null }
  | { readonly means: "distance"; readonly length: WrittenLength; readonly centimetres: number }
  | { readonly means: "size in space"; readonly screens: Screens; readonly space: Space }
  | { readonly means: "distance in space"; readonly centimetres: number; readonly space: Space }
  /** Two sides that are those of a space: `niche 145 x 85 cm`. */
  | { readonly means: "space"; readonly space: Space }
  | { readonly means: "nothing" };

export type Screens = readonly [ScreenDescription, ...ScreenDescription[]];

/**
 * Finds a model by its name: the sizes in which it is sold, the likeliest first; none for other text. The catalogue is passed in,
 * so that the reader loads without it.
 */
export type FindModel = (name: string) => readonly ScreenDescription[];
