import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit, type Unit } from "#domain/display/unit.ts";
import type { drawing as english } from "../en/drawing.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { angleText, glanceText, listText, rounded, UNIT_SPACE, UNITS, withDecimals, withDigits } from "./numbers.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

export const drawing = {
  label: labelParts,
  length: (length: number, unit: DrawnUnit): string => (unit === "px" ? pixelsText(length) : glanceText(length, unit)),
  number: (length: number): string => rounded(length, 1),
  together: (length: number, unit: Unit, hasFrames: boolean): string =>
    `${glanceText(length, unit)}\u2002${hasFrames ? "con" : "sin"} marcos`,
  curve: (isStraight: boolean): string => (isStraight ? "en línea recta" : "a lo largo de la curva"),
  curvedScreens: (areStraight: boolean): string =>
    areStraight ? "Pantallas curvas: ancho recto" : "Las pantallas curvas se dibujan planas",
  spare: (length: number, unit: Unit): string => spareText(convertLength(length, unit, "cm"), unit),
  angle: angleText,
  bar: (length: number, unit: DrawnUnit): string => barText(length, unit),
  ratio: (ratio: number): string => `Escala 1 : ${ratio}`,
  square: (side: number, unit: DrawnUnit): string =>
    unit === "px" ? `${pixelsText(side)} entre puntos` : `1 cuadro = ${barText(side, unit)}`,
  angleBar: (degrees: number, distances: readonly number[], unit: Unit): readonly string[] => {
    const bar = `${withDigits(degrees, 2)}° · no a escala`;
    const from = listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: visto desde ${from}`, `${bar}: visto desde tu asiento`, bar];
  },
  pixelBar: (pixels: number): readonly string[] => {
    const bar = `${pixelsText(pixels)} · no a escala`;
    return [`${bar} en longitudes: tamaño por píxeles`, `${bar} en longitudes`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit: Unit): string => `centro a ${wholeLength(EYE_HEIGHT, unit)} del suelo`,
} satisfies typeof english;

/** `10 pulg.` */
function barText(length: number, unit: DrawnUnit): string {
  return `${withDigits(length, 15)} ${unit === "px" ? unit : UNITS[unit]}`;
}

function pixelsText(pixels: number): string {
  return `${withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
