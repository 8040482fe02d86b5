import { withDecimals, withDigits } from "./decimal-text.ts";
import type { Difference, Dimension } from "./measures.ts";
import type { Unit } from "./unit.ts";

/** A narrow space that does not break, between a number and its unit. */
const UNIT_SPACE = "\u202f";

const WORDS: Readonly<Record<Dimension, { more: string; less: string; equal: string }>> = {
  diagonal: { more: "longer", less: "shorter", equal: "long" },
  width: { more: "wider", less: "narrower", equal: "wide" },
  height: { more: "taller", less: "shorter", equal: "tall" },
  area: { more: "larger", less: "smaller", equal: "large" },
};

/** From here on a percentage says less than "so many times". */
const MANY_TIMES = 10;
/** Nobody compares such displays; a number of many digits would only be in the way. */
const BEYOND_READING = 1e6;

/**
 * A measure for reading, rounded once: `23.53″`, `59.77 cm`, `311.5 in²`, `2009.7 cm²`. Two decimals, from a hundred
 * units upwards one, below one unit three digits, so that 0.0123 does not become 0.01. A diagonal is shown as it is
 * given, up to two decimals: `27″`.
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

/** Whether the difference is less than anyone is told: it rounds to 0.0 %. */
export function isNone(difference: Difference): boolean {
  return withDecimals(Math.abs(difference.percent), 1, 1) === "0.0";
}

/**
 * A difference in words, rounded once: `15.0 % taller`, `13.0 % narrower`, `as tall`. From ten times upwards
 * `12.5 times as wide`. What is next to nothing beside its base is `over 99.9 % smaller`, since 100 % less is nothing.
 */
export function differenceWords(difference: Difference, dimension: Dimension): string {
  const { more, less, equal } = WORDS[dimension];
  if (isNone(difference)) return `as ${equal}`;
  const { factor, percent } = difference;
  if (factor >= BEYOND_READING) return `over a million times as ${equal}`;
  if (factor >= MANY_TIMES)
    return `${factor < 100 ? withDecimals(factor, 1, 1) : withDigits(factor, 3)} times as ${equal}`;
  const rounded = withDecimals(Math.abs(percent), 1, 1);
  if (percent > 0) return `${rounded} % ${more}`;
  return rounded === "100.0" ? `over 99.9 % ${less}` : `${rounded} % ${less}`;
}

/** A difference in units with its sign: `+3.12″`, `−1.81″`, `+12.6 cm²`; `±0″` where the words say "as tall". */
export function differenceText(difference: Difference, dimension: Dimension, unit: Unit): string {
  if (isNone(difference)) return `±${withUnit("0", dimension, unit)}`;
  const by = difference.by[unit];
  return `${by > 0 ? "+" : "−"}${measureText(Math.abs(by), dimension, unit)}`;
}
