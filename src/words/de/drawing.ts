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
  /** `67,3″ mit Rahmen` */
  together: (length, unit, hasFrames) =>
    `${numbers.glanceText(length, unit)}\u2002${hasFrames ? "mit" : "ohne"} Rahmen`,
  curve: (isStraight) => (isStraight ? "gerade gemessen" : "entlang der Krümmung"),
  curvedScreens: (areStraight) =>
    areStraight ? "Gebogene Bildschirme: gerade gemessen" : "Gebogene Bildschirme sind flach gezeichnet",
  spare: (length, unit) => spareText(convertLength(length, unit, "cm"), unit),
  angle: numbers.angleText,
  bar: (length, unit) => barText(length, unit),
  ratio: (ratio) => `Maßstab 1 : ${ratio}`,
  square: (side, unit) =>
    unit === "px" ? `${pixelsText(side)} zwischen den Punkten` : `1 Kästchen = ${barText(side, unit)}`,
  angleBar: (degrees, distances, unit) => {
    const bar = `${numbers.withDigits(degrees, 2)}° · nicht maßstäblich`;
    const from = numbers.listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: gesehen aus ${from}`, `${bar}: vom Sitzplatz gesehen`, bar];
  },
  pixelBar: (pixels) => {
    const bar = `${pixelsText(pixels)} · nicht maßstäblich`;
    return [`${bar} in Zoll: nach Pixeln gezeichnet`, `${bar} in Zoll`, bar];
  },
  object: objectText,
  objectSizes: captionTexts,
  space: spaceLengthText,
  hanging: (unit) => `Mitte ${wholeLength(EYE_HEIGHT, unit)} über dem Boden`,
} satisfies typeof english;

/** `10 Zoll` */
function barText(length: number, unit: DrawnUnit): string {
  return `${numbers.withDigits(length, 15)} ${unit === "px" ? unit : numbers.units[unit]}`;
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${numbers.withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
