import { convertLength, toInches, type Unit } from "#domain/display/unit.ts";
import { type DistanceScale, scaleFor, typedScale } from "#domain/viewing/distance-scale.ts";
import type { BlendDistances, SeatRange } from "#domain/viewing/seat-ranges.ts";
import { type Numbers, UNIT_SPACE } from "./numbers.ts";

/** Converted lengths differ in the last digits: typed 27.5 inches come as a little less, and would round down. */
const EXACT_DIGITS = 12;

function withoutError(length: number): number {
  return Number(length.toPrecision(EXACT_DIGITS));
}

export type Distances = ReturnType<typeof distancesIn>;

/** How far a viewer is, or should be, from a screen. */
export function distancesIn({ rounded, withDecimals }: Numbers) {
  /**
   * A typed or usual distance: `60 cm`, `2.44 m`, `28″`, `8′ 0″`. It is written in the unit in which it is round, as that is the one in
   * which it was typed (D58).
   *
   * @param lengths the unit where it is round in both or in none
   */
  function viewingDistanceText(centimetres: number, lengths: Unit): string {
    const scale = typedScale(centimetres, lengths);
    if (scale === "metres") return `${withDecimals(centimetres / 100, 0, 2)}${UNIT_SPACE}m`;
    return withScale(toInches(centimetres), scale);
  }

  /** `82 cm`, `2.0 m`, `32″`, `6′ 6″` */
  function withScale(inches: number, scale: DistanceScale): string {
    const number = numberIn(inches, scale);
    if (scale === "feet") return number;
    if (scale === "inches") return `${number}″`;
    return `${number}${UNIT_SPACE}${scale === "metres" ? "m" : "cm"}`;
  }

  function numberIn(converted: number, scale: DistanceScale): string {
    const inches = withoutError(converted);
    if (scale === "feet") {
      const whole = Math.round(inches);
      return `${withDecimals(Math.floor(whole / 12), 0, 0)}′${UNIT_SPACE}${whole % 12}″`;
    }
    if (scale === "inches") return rounded(inches, 0);
    const centimetres = withoutError(convertLength(inches, "in", "cm"));
    return scale === "metres" ? rounded(centimetres / 100, 1) : rounded(centimetres, 0);
  }

  /** From where to where, each for one use: `82–112 cm`, `2.0–2.7 m`, `6′ 6″–8′ 10″`. All have one scale. */
  function rangeTexts(ranges: readonly SeatRange[], unit: Unit): readonly string[] {
    const scale = scaleFor(Math.max(...ranges.map(({ furthest }) => furthest)), unit);
    return ranges.map(({ nearest, furthest }) => {
      if (nearest === furthest) return withScale(furthest, scale);
      const from = scale === "feet" ? withScale(nearest, scale) : numberIn(nearest, scale);
      return `${from}–${withScale(furthest, scale)}`;
    });
  }

  /** `80 cm` and `126 cm`, in one scale. */
  function blendTexts({ normal, young }: BlendDistances, unit: Unit): Readonly<Record<keyof BlendDistances, string>> {
    const scale = scaleFor(young, unit);
    return { normal: withScale(normal, scale), young: withScale(young, scale) };
  }

  return { viewingDistanceText, rangeTexts, blendTexts };
}
