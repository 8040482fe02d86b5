import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit } from "#domain/display/unit.ts";
import type { drawing as english } from "../en/drawing.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

/** All words and figures of a drawing. */
export const drawing = {
  label: labelParts,
  /** `23,5″`, `59,8 cm`, as in the answer (V7); `3072 px` */
  length: (length, unit) => (unit === "px" ? pixelsText(length) : numbers.glanceText(length, unit)),
  number: (length) => numbers.rounded(length, 1),
  /** `67,3″ avec cadres` */
  together: (length, unit, hasFrames) =>
    `${numbers.glanceText(length, unit)}\u2002${hasFrames ? "avec" : "sans"} cadres`,
  curve: (isStraight) => (isStraight ? "en ligne droite" : "le long de la courbe"),
  curvedScreens: (areStraight) =>
    areStraight ? "Écrans incurvés : largeur en ligne droite" : "Écrans incurvés dessinés à plat",
  spare: (length, unit) => spareText(convertLength(length, unit, "cm"), unit),
  angle: numbers.angleText,
  bar: (length, unit) => barText(length, unit),
  ratio: (ratio) => `Échelle 1:${ratio}`,
  square: (side, unit) =>
    unit === "px" ? `${pixelsText(side)} entre les points` : `1 carreau = ${barText(side, unit)}`,
  angleBar: (degrees, distances, unit) => {
    const bar = `${numbers.withDigits(degrees, 2)}° · pas à l’échelle`;
    const from = numbers.listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar} : vu à ${from}`, `${bar} : vu de votre place`, bar];
  },
  pixelBar: (pixels) => {
    const bar = `${pixelsText(pixels)} · pas à l’échelle`;
    return [`${bar} des tailles réelles : dimensions en pixels`, `${bar} des tailles réelles`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit) => `milieu à ${wholeLength(EYE_HEIGHT, unit)} du sol`,
} satisfies typeof english;

/** `10″`, `50 cm` */
function barText(length: number, unit: DrawnUnit): string {
  return numbers.withUnit(numbers.withDigits(length, 15), unit);
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${numbers.withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
