import type { Ratio } from "../display/resolution.ts";
import type { Space } from "../space/opening.ts";
import type { WrittenLength } from "./length.ts";
import type { WrittenKind } from "./shape.ts";

/** One fact of a written text. What says nothing about sizes, such as `144 Hz`, is no item. */
export type Item = Fact & {
  /** As it was written, with what stands before it. */
  readonly text: string;
};

export type Fact =
  | {
      readonly is: "length";
      readonly length: WrittenLength;
      /** Behind an unknown word: the 13 of `redmi note 13` may belong to a name. */
      readonly isDoubtful?: boolean;
      readonly isInBrackets?: boolean;
    }
  | { readonly is: "sides"; readonly ratio: Ratio; readonly space: Space }
  | { readonly is: "ratio"; readonly ratio: Ratio }
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "kind"; readonly kind: WrittenKind }
  | { readonly is: "count"; readonly count: 2 | 3 | 4 }
  /** In millimetres, possible or not. */
  | { readonly is: "radius"; readonly radius: number; readonly written: string }
  | { readonly is: "between"; readonly compares: boolean }
  | { readonly is: "away"; readonly always: boolean }
  | { readonly is: "unread"; readonly word: string }
  /** `isWidth` is said of a length, where a niche is not: it may be that of the display. */
  | { readonly is: "niche"; readonly isSurface: boolean; readonly isWidth: boolean }
  /** `isOneOf` is said of one of several: `two 27, one vertical`. Only then it matters that one is across. */
  | { readonly is: "upright"; readonly isOneOf: boolean }
  | { readonly is: "landscape" }
  /** `broken` is half of a pair, as in `16 by`, three parts, as in `1:2:3`, or a negative number. */
  | { readonly is: "flat" | "inside" | "maker" | "diagonal" | "broken" };

/** Items from a place on, and the token behind them. */
export interface Read {
  readonly facts: readonly Fact[];
  readonly next: number;
}
