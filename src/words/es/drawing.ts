import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit } from "#domain/display/unit.ts";
import type { drawing as english } from "../en/drawing.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

export const drawing = {
  label: labelParts,
  length: (length, unit) => (unit === "px" ? pixelsText(length) : numbers.glanceText(length, unit)),
  number: (length) => numbers.rounded(length, 1),
  together: (length, unit, hasFrames) => `${numbers.glanceText(length, unit)}\u2002${hasFrames ? "con" : "sin"} marcos`,
  curve: (isStraight) => (isStraight ? "en línea recta" : "a lo largo de la curva"),
  curvedScreens: (areStraight) =>
    areStraight ? "Pantallas curvas: ancho recto" : "Las pantallas curvas se dibujan planas",
  spare: (length, unit) => spareText(convertLength(length, unit, "cm"), unit),
  angle: numbers.angleText,
  bar: (length, unit) => barText(length, unit),
  ratio: (ratio) => `Escala 1 : ${ratio}`,
  square: (side, unit) => (unit === "px" ? `${pixelsText(side)} entre puntos` : `1 cuadro = ${barText(side, unit)}`),
  angleBar: (degrees, distances, unit) => {
    const bar = `${numbers.withDigits(degrees, 2)}° · no a escala`;
    const from = numbers.listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: visto desde ${from}`, `${bar}: visto desde tu asiento`, bar];
  },
  pixelBar: (pixels) => {
    const bar = `${pixelsText(pixels)} · no a escala`;
    return [`${bar} en longitudes: tamaño por píxeles`, `${bar} en longitudes`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit) => `centro a ${wholeLength(EYE_HEIGHT, unit)} del suelo`,
} satisfies typeof english;

/** `10 pulg.` */
function barText(length: number, unit: DrawnUnit): string {
  return `${numbers.withDigits(length, 15)} ${unit === "px" ? unit : numbers.units[unit]}`;
}

function pixelsText(pixels: number): string {
  return `${numbers.withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
