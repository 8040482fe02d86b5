import type { InputError } from "#comparison/typed.ts";
import { LARGEST_RADIUS, SMALLEST_RADIUS } from "#domain/display/curve.ts";
import { MAX_GAP } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { MAX_FRAME } from "#domain/space/opening.ts";
import { MAX_RAISE } from "#domain/space/screen-row.ts";
import { type Numbers, radiusText } from "./numbers.ts";

/** What is wrong with typed values (S5.3) in a language. */
interface ErrorWords {
  readonly numbers: Numbers;
  /** One line for each. */
  invalid(parts: readonly string[]): string;
  invalidScreen(number: number, parts: readonly string[]): string;
  readonly parts: Readonly<
    Record<Exclude<InputError, Limited | "radius">, string> & Record<Limited, (most: string) => string>
  > & {
    readonly radius: (smallest: string, largest: string) => string;
    readonly noRadius: string;
  };
}

/** What has a limit that is said in the unit of the field. */
type Limited = "gap" | "raised" | "frame";

const MOST: Readonly<Record<Limited, number>> = { gap: MAX_GAP, raised: MAX_RAISE, frame: MAX_FRAME };

/** In the unit of the field. A radius may be too small for the typed size (D61). */
export function errorsIn({ numbers, parts: words, ...sentences }: ErrorWords) {
  /** `length`, `aspect ratio`, `frame (0 to 20 cm)` */
  function wrongParts(errors: readonly InputError[], unit: Unit, smallestRadius: number): readonly string[] {
    return [...new Set(errors.map((error) => partText(error, unit, smallestRadius)))];
  }

  function partText(error: InputError, unit: Unit, smallestRadius: number): string {
    switch (error) {
      case "gap":
      case "raised":
      case "frame":
        return words[error](limitText(MOST[error], unit));
      case "radius":
        return smallestRadius > LARGEST_RADIUS
          ? words.noRadius
          : words.radius(radiusText(smallestRadius), radiusText(LARGEST_RADIUS));
      default:
        return words[error];
    }
  }

  /** The most that an input takes, in its unit: `10 cm`, `3.93″`. Rounded down, so that it is accepted. */
  function limitText(centimetres: number, unit: Unit): string {
    return numbers.lengthText(Math.floor(convertLength(centimetres, "cm", unit) * 100) / 100, unit);
  }

  return {
    /** Null without errors. */
    invalid: (errors: readonly InputError[], unit: Unit, smallestRadius: number = SMALLEST_RADIUS): string | null =>
      errors.length === 0 ? null : sentences.invalid(wrongParts(errors, unit, smallestRadius)),
    invalidScreen: (number: number, errors: readonly InputError[], unit: Unit, smallestRadius: number): string =>
      sentences.invalidScreen(number, wrongParts(errors, unit, smallestRadius)),
  };
}
