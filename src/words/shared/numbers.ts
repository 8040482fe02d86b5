import type { Content } from "#comparison/content.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import * as machine from "#domain/display/machine-number.ts";
import { exactNumberText } from "#domain/display/number-text.ts";
import type { Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { shapeName } from "#domain/display/shape-name.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";

/** A number for people. Links, what is typed, the API and CSV have a `MachineNumber`. */
export type Figure = string & { readonly [figure]: true };
declare const figure: unique symbol;

/** How a language writes numbers. */
interface NumberWords {
  readonly decimalMark: "." | ",";
  readonly percentSpace: "" | typeof UNIT_SPACE;
  /** Before a colon, a semicolon and a question mark. */
  readonly markSpace: "" | typeof UNIT_SPACE;
  /** A unit alone, on a switch or behind a field. */
  readonly units: Readonly<Record<Unit, string>>;
  readonly unitNames: Readonly<Record<Unit, string>>;
  readonly areaUnits: Readonly<Record<DrawnUnit, string>>;
  /** Before the last item of a list. In Spanish it depends on that. */
  conjunction(kind: "and" | "or", last: string): string;
  /** From zero; above in digits. */
  readonly counts: readonly string[];
}

/** A narrow no-break space between a number and its unit. */
export const UNIT_SPACE = "\u202f";

/** `2560×1440` */
export function resolutionText({ width, height }: Size): string {
  return `${width}×${height}`;
}

/** `1800R` */
export function radiusText(radius: number): string {
  return `${radius}R`;
}

/** `2 × ` before a figure of each display of a set. */
export function timesCount({ count }: DisplaySpec): string {
  return count === undefined ? "" : `${count} × `;
}

/** `3440×1440`, or `2 × 2560×1440` for a set. */
export function pixelsFigure(display: DisplaySpec, resolution: Size): string {
  return timesCount(display) + resolutionText(resolution);
}

/** Letters of right-to-left scripts such as Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{1e800}-\u{1efff}]/u;

/**
 * A name in front of other text. Numbers after a name in a right-to-left script would be drawn in reverse, `9:16 ″27`
 * (UAX #9, W2 and N1); an invisible left-to-right mark after the name prevents this.
 */
export function nameText(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${name}\u200e` : name;
}

/** The answer is read at a glance; the details are for measuring. */
type Precision = "answer" | "details";

/** Decimals of each unit (V7). */
const DECIMALS: Readonly<Record<Precision, Readonly<Record<"length" | "area", Readonly<Record<DrawnUnit, number>>>>>> =
  {
    answer: { length: { in: 1, cm: 1, px: 0 }, area: { in: 0, cm: 0, px: 1 } },
    details: { length: { in: 2, cm: 1, px: 0 }, area: { in: 1, cm: 0, px: 1 } },
  };

/** An area of pixels is counted in millions. */
const MEGAPIXEL = 1e6;

/** A value below 1 needs more than one decimal to show two digits. No decimals show any of zero. */
function decimalsFor(value: number, least: number): number {
  return value === 0 ? least : Math.max(least, 1 - Math.floor(Math.log10(value)));
}

function decimalsOf(dimension: ComparedDimension, unit: DrawnUnit, precision: Precision): number {
  return DECIMALS[precision][dimension === "area" ? "area" : "length"][unit];
}

export type Numbers = ReturnType<typeof numbersIn>;

/** All figures of a language. */
export function numbersIn(words: NumberWords) {
  /** Behind a number. */
  const percentSign = `${words.percentSpace}%`;

  /** @param number with a point */
  const asFigure = (number: string) => number.replace(".", words.decimalMark) as Figure;

  /** At most `most` digits. */
  function withDigits(value: number, most: number): Figure {
    return asFigure(machine.withDigits(value, most));
  }

  /** At least `least` and at most `most` decimals. */
  function withDecimals(value: number, least: number, most: number): Figure {
    return asFigure(machine.withDecimals(value, least, most));
  }

  /** All of its digits. */
  function exactFigure(value: number): Figure {
    return asFigure(exactNumberText(value));
  }

  /** A number as somebody has typed it; its text has a point. */
  function typedFigure(text: string): Figure {
    return asFigure(text);
  }

  /** `27″`, `68.58 cm`, `3072 px` */
  function withUnit(number: Figure, unit: DrawnUnit): string {
    return unit === "in" ? `${number}″` : `${number}${UNIT_SPACE}${unit}`;
  }

  /** `33%` */
  function percentText(number: Figure): string {
    return number + percentSign;
  }

  /** `27″` or `68.58 cm`: at most three decimals and seven digits. */
  function lengthText(length: number, unit: Unit): string {
    return withUnit(lengthNumber(length), unit);
  }

  /** The number alone. */
  function lengthNumber(length: number): Figure {
    return length >= 1 && length < 1e4 ? withDecimals(length, 0, 3) : withDigits(length, 7);
  }

  /** `16:9`, as it was typed; `3440×1440` where people know no ratio (D35). */
  function ratioText(display: Shape | DisplaySpec): string {
    const name = shapeName(display);
    return name.is === "resolution"
      ? resolutionText(name)
      : `${withDigits(name.width, 7)}:${withDigits(name.height, 7)}`;
  }

  /** `27″`, or `2 × 27″` for a set (D29). */
  function diagonalText(display: DisplaySpec): string {
    return timesCount(display) + lengthText(display.length, display.unit);
  }

  /** `27″ 16:9` or `2 × 27″ 16:9` */
  function displayText(display: DisplaySpec): string {
    return `${diagonalText(display)} ${ratioText(display)}`;
  }

  /** `23.5″`, `59.8 cm`, `3072 px`, `312 in²`, `2010 cm²`, `5.3 MP`; in the details `23.53″` and `311.5 in²`. */
  function measureFigure(value: number, dimension: ComparedDimension, unit: DrawnUnit, precision: Precision): string {
    const shown = dimension === "area" && unit === "px" ? value / MEGAPIXEL : value;
    return measureText(rounded(shown, decimalsOf(dimension, unit, precision)), dimension, unit);
  }

  /** A length at a glance: `23.5″`, `59.8 cm`. */
  function glanceText(length: number, unit: Unit): string {
    return measureFigure(length, "width", unit, "answer");
  }

  /** `23.5 × 13.2″`, `59.8 × 33.6 cm`, `3072×1728` */
  function sizeFigure(width: number, height: number, unit: DrawnUnit): string {
    if (unit === "px") return resolutionText({ width: Math.round(width), height: Math.round(height) });
    return `${rounded(width, DECIMALS.answer.length[unit])} × ${measureFigure(height, "height", unit, "answer")}`;
  }

  /** A diagonal as a person would write it, without trailing zeros: `68.6 cm`, `26.78″`, `27″` */
  function diagonalFigure(value: number, unit: Unit): string {
    return withUnit(withDecimals(value, 0, decimalsFor(value, DECIMALS.details.length[unit])), unit);
  }

  /** The ratio of a film: `2.39:1`. */
  function contentText(content: Content): string {
    return content === "none" ? "" : asFigure(content.replace("x", ":"));
  }

  /** `1.78:1`, `0.56:1` */
  function ratioFigure(ratio: number): string {
    return `${rounded(ratio, 2)}:1`;
  }

  /** What `value` is more or less than `base`: `+7.83″`, `−0.11″`. Null where that rounds to nothing. */
  function differenceFigure(
    value: number,
    base: number,
    dimension: ComparedDimension,
    unit: Unit,
    precision: Precision,
  ): string | null {
    const decimals = decimalsFor(Math.max(value, base), decimalsOf(dimension, unit, precision));
    const difference = Number(machine.withDecimals(Math.abs(value - base), decimals, decimals));
    if (difference === 0) return null;
    return `${value > base ? "+" : "−"}${measureText(withDecimals(difference, decimals, decimals), dimension, unit)}`;
  }

  /** Rounds to so many decimals, and to more where fewer than two digits would be left: `23.5`, `0.54`, `0.00087`. */
  function rounded(value: number, decimals: number): Figure {
    const kept = decimalsFor(value, decimals);
    return withDecimals(value, kept, kept);
  }

  function measureText(number: Figure, dimension: ComparedDimension, unit: DrawnUnit): string {
    if (dimension !== "area") return withUnit(number, unit);
    return `${number}${UNIT_SPACE}${words.areaUnits[unit]}`;
  }

  /** `53°`; below ten degrees `9.5°`. */
  function angleText(degrees: number): string {
    return `${fewDigits(degrees)}°`;
  }

  /** A whole number from ten upwards; below that one decimal, or two digits. */
  function fewDigits(value: number): Figure {
    if (value < 1) return withDigits(value, 2);
    return value < 9.95 ? withDecimals(value, 1, 1) : withDecimals(value, 0, 0);
  }

  /** `108.8 ppi` */
  function densityText(pixelsPerInch: number): string {
    return `${withDecimals(pixelsPerInch, 1, 1)}${UNIT_SPACE}ppi`;
  }

  /** Pixels per degree without their unit: `45`, `9.5`. */
  function degreeDensityText(pixelsPerDegree: number): string {
    return fewDigits(pixelsPerDegree);
  }

  /** `33% wider`, `33% wider and the same height`, `33% wider, the same height and 33% larger` */
  function listText(items: readonly string[], kind: "and" | "or" = "and"): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${words.conjunction(kind, last)} ${last}`;
  }

  /** `two`; above ten in digits. */
  function countText(count: number): string {
    return words.counts[count] ?? String(count);
  }

  return {
    decimalMark: words.decimalMark,
    percentSign,
    units: words.units,
    unitNames: words.unitNames,
    conjunction: words.conjunction,
    markSpace: words.markSpace,
    withDigits,
    withDecimals,
    exactFigure,
    typedFigure,
    withUnit,
    percentText,
    lengthText,
    lengthNumber,
    ratioText,
    diagonalText,
    displayText,
    measureFigure,
    glanceText,
    sizeFigure,
    diagonalFigure,
    contentText,
    ratioFigure,
    differenceFigure,
    rounded,
    angleText,
    densityText,
    degreeDensityText,
    listText,
    countText,
  };
}

/** Words that begin a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
