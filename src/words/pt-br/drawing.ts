import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit } from "#domain/display/unit.ts";
import type { drawing as english } from "../en/drawing.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { framesText } from "./row.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

/** All words and figures of a drawing. */
export const drawing = {
  label: labelParts,
  /** `23,5″`, `59,8 cm`, as in the answer (V7); `3072 px` */
  length: (length, unit) => (unit === "px" ? pixelsText(length) : numbers.glanceText(length, unit)),
  number: (length) => numbers.rounded(length, 1),
  /** `67,3″ com molduras` */
  together: (length, unit, hasFrames) => `${numbers.glanceText(length, unit)}\u2002${framesText(hasFrames)}`,
  curve: (isStraight) => (isStraight ? "em linha reta" : "ao longo da curva"),
  curvedScreens: (areStraight) =>
    areStraight ? "Telas curvas: largura em linha reta" : "Telas curvas são desenhadas planas",
  spare: (length, unit) => spareText(convertLength(length, unit, "cm"), unit),
  angle: numbers.angleText,
  bar: (length, unit) => barText(length, unit),
  ratio: (ratio) => `Escala 1 : ${ratio}`,
  square: (side, unit) =>
    unit === "px" ? `${pixelsText(side)} entre os pontos` : `1 quadrado = ${barText(side, unit)}`,
  angleBar: (degrees, distances, unit) => {
    const bar = `${numbers.withDigits(degrees, 2)}° · fora de escala`;
    const from = numbers.listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: como se vê a ${from}`, `${bar}: como se vê do seu lugar`, bar];
  },
  pixelBar: (pixels) => {
    const bar = `${pixelsText(pixels)} · fora de escala`;
    return [`${bar} em centímetros: por pixels`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit) => `centro a ${wholeLength(EYE_HEIGHT, unit)} do chão`,
} satisfies typeof english;

/** `10 pol` */
function barText(length: number, unit: DrawnUnit): string {
  return `${numbers.withDigits(length, 15)} ${unit === "px" ? unit : numbers.units[unit]}`;
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${numbers.withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
