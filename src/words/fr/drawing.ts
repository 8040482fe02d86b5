import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit, type Unit } from "#domain/display/unit.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { angleText, glanceText, listText, rounded, UNIT_SPACE, withDecimals, withDigits, withUnit } from "./numbers.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

/** All words and figures of a drawing. */
export const drawing = {
  label: labelParts,
  /** `23,5″`, `59,8 cm`, as in the answer (V7); `3072 px` */
  length: (length: number, unit: DrawnUnit): string => (unit === "px" ? pixelsText(length) : glanceText(length, unit)),
  number: (length: number): string => rounded(length, 1),
  /** `67,3″ avec cadres` */
  together: (length: number, unit: Unit, hasFrames: boolean): string =>
    `${glanceText(length, unit)}\u2002${hasFrames ? "avec" : "sans"} cadres`,
  curve: (isStraight: boolean): string => (isStraight ? "en ligne droite" : "le long de la courbe"),
  curvedScreens: (areStraight: boolean): string =>
    areStraight ? "Écrans incurvés : largeur en ligne droite" : "Écrans incurvés dessinés à plat",
  spare: (length: number, unit: Unit): string => spareText(convertLength(length, unit, "cm"), unit),
  angle: angleText,
  bar: (length: number, unit: DrawnUnit): string => barText(length, unit),
  ratio: (ratio: number): string => `Échelle 1:${ratio}`,
  square: (side: number, unit: DrawnUnit): string =>
    unit === "px" ? `${pixelsText(side)} entre les points` : `1 carreau = ${barText(side, unit)}`,
  /** D32: a clear mark that the drawing is not to scale, also where there is little room. */
  angleBar: (degrees: number, distances: readonly number[], unit: Unit): readonly string[] => {
    const bar = `${withDigits(degrees, 2)}° · pas à l’échelle`;
    const from = listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar} : vu à ${from}`, `${bar} : vu de votre place`, bar];
  },
  /** D46: as clear, wherever there is room for it. */
  pixelBar: (pixels: number): readonly string[] => {
    const bar = `${pixelsText(pixels)} · pas à l’échelle`;
    return [`${bar} des tailles réelles : dimensions en pixels`, `${bar} des tailles réelles`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit: Unit): string => `milieu à ${wholeLength(EYE_HEIGHT, unit)} du sol`,
};

/** `10″`, `50 cm` */
function barText(length: number, unit: DrawnUnit): string {
  return withUnit(withDigits(length, 15), unit);
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
