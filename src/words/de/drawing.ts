import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, type DrawnUnit } from "#domain/display/unit.ts";
import type { drawing as english } from "../en/drawing.ts";
import { labelParts } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { angleText, glanceText, listText, rounded, UNIT_SPACE, UNITS, withDecimals, withDigits } from "./numbers.ts";
import { captionTexts, objectText, wholeLength } from "./screens.ts";
import { spaceLengthText, spareText } from "./space.ts";

/** All words and figures of a drawing. */
export const drawing = {
  label: labelParts,
  /** `23,5″`, `59,8 cm`, as in the answer (V7); `3072 px` */
  length: (length, unit) => (unit === "px" ? pixelsText(length) : glanceText(length, unit)),
  number: (length) => rounded(length, 1),
  /** `67,3″ mit Rahmen` */
  together: (length, unit, hasFrames) => `${glanceText(length, unit)}\u2002${hasFrames ? "mit" : "ohne"} Rahmen`,
  curve: (isStraight) => (isStraight ? "gerade gemessen" : "entlang der Krümmung"),
  curvedScreens: (areStraight) =>
    areStraight ? "Gebogene Bildschirme: gerade gemessen" : "Gebogene Bildschirme sind flach gezeichnet",
  spare: (length, unit) => spareText(convertLength(length, unit, "cm"), unit),
  angle: angleText,
  bar: (length, unit) => barText(length, unit),
  ratio: (ratio) => `Maßstab 1 : ${ratio}`,
  square: (side, unit) =>
    unit === "px" ? `${pixelsText(side)} zwischen den Punkten` : `1 Kästchen = ${barText(side, unit)}`,
  /** D32: a clear mark that the drawing is not to scale, also where there is little room. */
  angleBar: (degrees, distances, unit) => {
    const bar = `${withDigits(degrees, 2)}° · nicht maßstäblich`;
    const from = listText(distances.map((distance) => viewingDistanceText(distance, unit)));
    return [`${bar}: gesehen aus ${from}`, `${bar}: vom Sitzplatz gesehen`, bar];
  },
  /** D46: as clear, wherever there is room for it. */
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
  return `${withDigits(length, 15)} ${unit === "px" ? unit : UNITS[unit]}`;
}

/** `3072 px`, in whole pixels. */
function pixelsText(pixels: number): string {
  return `${withDecimals(pixels, 0, 0)}${UNIT_SPACE}px`;
}
