import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit, type Unit } from "#domain/display/unit.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { angleText, glanceText, listText, rounded, UNIT_SPACE, UNITS, withDecimals, withDigits } from "./numbers.ts";
import { framesText } from "./row.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

/** All words and figures of a drawing. */
export const drawing = {
  label: labelParts,
  /** `23,5″`, `59,8 cm`, as in the answer (V7); `3072 px` */
  length: (length: number, unit: DrawnUnit): string => (unit === "px" ? pixelsText(length) : glanceText(length, unit)),
  number: (length: number): string => rounded(length, 1),
  /** `67,3″ com molduras` */
  together: (length: number, unit: Unit, hasFrames: boolean): string =>
    `${glanceText(length, unit)}\u2002${framesText(hasFrames)}`,
  curve: (isStraight: boolean): string => (isStraight ? "em linha reta" : "ao longo da curva"),
  curvedScreens: (areStraight: boolean): string =>
    areStraight ? "Telas curvas: largura em linha reta" : "Telas curvas são desenhadas planas",
  spare: (length: number, unit: Unit): string => spareText(convertLength(length, unit, "cm"), unit),
  angle: angleText,
  bar: (length: number, unit: DrawnUnit): string => barText(length, unit),
  ratio: (ratio: number): string => `Escala 1 : ${ratio}`,
  square: (side: number, unit: DrawnUnit): string =>
    unit === "px" ? `${pixelsText(side)} entre os pontos` : `1 quadrado = ${barText(side, unit)}`,
  /** D32: a clear mark that the drawing is not to scale, also where there is little room. */
  angleBar: (degrees: number, distances: readonly number[], unit: Unit): readonly string[] => {
    const bar = `${withDigits(degrees, 2)}° · fora de escala`;
    const from = listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: como se vê a ${from}`, `${bar}: como se vê do seu lugar`, bar];
  },
  /** D46: as clear, wherever there is room for it. */
  pixelBar: (pixels: number): readonly string[] => {
    const bar = `${pixelsText(pixels)} · fora de escala`;
    return [`${bar} em centímetros: por pixels`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit: Unit): string => `centro a ${wholeLength(EYE_HEIGHT, unit)} do chão`,
};

/** `10 pol` */
function barText(length: number, unit: DrawnUnit): string {
  return `${withDigits(length, 15)} ${unit === "px" ? unit : UNITS[unit]}`;
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
