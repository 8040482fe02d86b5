import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit, type Unit } from "#domain/display/unit.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

/** All words and figures of a drawing. */
export const drawing = {
  label: labelParts,
  /** `23.5″`, `59.8 cm`, as in the answer (V7); `3072 px` */
  length: (length: number, unit: DrawnUnit): string =>
    unit === "px" ? pixelsText(length) : numbers.glanceText(length, unit),
  number: (length: number): string => numbers.rounded(length, 1),
  /** `67.3″ with frames` */
  together: (length: number, unit: Unit, hasFrames: boolean): string =>
    `${numbers.glanceText(length, unit)}\u2002${hasFrames ? "with" : "without"} frames`,
  curve: (isStraight: boolean): string => (isStraight ? "straight" : "along the curve"),
  curvedScreens: (areStraight: boolean): string =>
    areStraight ? "Curved screens: straight width" : "Curved screens are drawn flat",
  spare: (length: number, unit: Unit): string => spareText(convertLength(length, unit, "cm"), unit),
  angle: numbers.angleText,
  bar: (length: number, unit: DrawnUnit): string => barText(length, unit),
  ratio: (ratio: number): string => `Scale 1 : ${ratio}`,
  square: (side: number, unit: DrawnUnit): string =>
    unit === "px" ? `${pixelsText(side)} between dots` : `1 square = ${barText(side, unit)}`,
  /** D32: a clear mark that the drawing is not to scale, also where there is little room. */
  angleBar: (degrees: number, distances: readonly number[], unit: Unit): readonly string[] => {
    const bar = `${numbers.withDigits(degrees, 2)}° · not to scale`;
    const from = numbers.listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: as seen from ${from}`, `${bar}: as seen from your seat`, bar];
  },
  /** D46: as clear, wherever there is room for it. */
  pixelBar: (pixels: number): readonly string[] => {
    const bar = `${pixelsText(pixels)} · not to scale`;
    return [`${bar} in inches: sized by pixels`, `${bar} in inches`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit: Unit): string => `centre ${wholeLength(EYE_HEIGHT, unit)} above the floor`,
};

/** `10 in` */
function barText(length: number, unit: DrawnUnit): string {
  return `${numbers.withDigits(length, 15)} ${unit === "px" ? unit : numbers.units[unit]}`;
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${numbers.withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
