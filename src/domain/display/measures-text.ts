import { withDecimals, withDigits } from "./decimal-text.ts";
import type { Difference, Dimension } from "./measures.ts";
import type { Unit } from "./unit.ts";

/** A narrow no-break space between a number and its unit. */
const UNIT_SPACE = "\u202f";

const WORDS: Readonly<Record<Dimension, { more: string; less: string; equal: string }>> = {
  diagonal: { more: "longer", less: "shorter", equal: "long" },
  width: { more: "wider", less: "narrower", equal: "wide" },
  height: { more: "taller", less: "shorter", equal: "tall" },
  area: { more: "larger", less: "smaller", equal: "large" },
};

/** From this factor on the text says "so many times" instead of a percentage. */
const MANY_TIMES = 10;
/** From this factor on a number would have too many digits to be useful. */
const BEYOND_READING = 1e6;

/**
 * The text of a measure, rounded once: `23.53″`, `59.77 cm`, `311.5 in²`, `2009.7 cm²`. Two decimals; one from a hundred
 * units upwards; three digits below one unit, so that 0.0123 does not become 0.01. A diagonal has no trailing zeros:
 * `27″`.
 */
export function measureText(value: number, dimension: Dimension, unit: Unit): string {
  return withUnit(measureNumber(value, dimension), dimension, unit);
}

function measureNumber(value: number, dimension: Dimension): string {
  if (value < 1) return withDigits(value, 3);
  if (dimension === "diagonal") return withDecimals(value, 0, 2);
  return value < 100 ? withDecimals(value, 2, 2) : withDecimals(value, 1, 1);
}

function withUnit(number: string, dimension: Dimension, unit: Unit): string {
  if (dimension === "area") return `${number}${UNIT_SPACE}${unit}²`;
  return unit === "in" ? `${number}″` : `${number}${UNIT_SPACE}cm`;
}

/** A ratio as one number: `1.778`, or three digits below one: `0.563`, `0.00123`. */
export function ratioNumberText(ratio: number): string {
  return ratio < 1 ? withDigits(ratio, 3) : withDecimals(ratio, 3, 3);
}

/** Whether the difference rounds to 0.0 %. */
function isNegligible(difference: Difference): boolean {
  return withDecimals(Math.abs(difference.percent), 1, 1) === "0.0";
}

/**
 * A difference in words, rounded once: `15.0 % taller`, `13.0 % narrower`, `as tall`; from ten times upwards
 * `12.5 times as wide`. Never `100.0 % smaller`, which would be nothing at all, but `over 99.9 % smaller`.
 */
export function differenceWords(difference: Difference, dimension: Dimension): string {
  const { more, less, equal } = WORDS[dimension];
  if (isNegligible(difference)) return `as ${equal}`;
  const { factor, percent } = difference;
  if (factor >= BEYOND_READING) return `over a million times as ${equal}`;
  if (factor >= MANY_TIMES)
    return `${factor < 100 ? withDecimals(factor, 1, 1) : withDigits(factor, 3)} times as ${equal}`;
  const rounded = withDecimals(Math.abs(percent), 1, 1);
  if (percent > 0) return `${rounded} % ${more}`;
  return rounded === "100.0" ? `over 99.9 % ${less}` : `${rounded} % ${less}`;
}

/** A difference in units with its sign: `+3.12″`, `−1.81″`, `+12.6 cm²`; `±0″` if the words say "as tall". */
export function differenceText(difference: Difference, dimension: Dimension, unit: Unit): string {
  if (isNegligible(difference)) return `±${withUnit("0", dimension, unit)}`;
  const by = difference.by[unit];
  return `${by > 0 ? "+" : "−"}${measureText(Math.abs(by), dimension, unit)}`;
}
