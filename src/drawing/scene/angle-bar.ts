import type { ListedScreen } from "../../comparison/listed-screen.ts";
import { convertLength } from "../../domain/display/unit.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { lengthFilling } from "../../domain/viewing/seat.ts";
import { type Box, overlap } from "./box.ts";
import type { ScaleBar } from "./marks.ts";
import { barOf } from "./scale-bar.ts";
import type { SceneTexts } from "./scene-texts.ts";

/** In degrees. */
const ANGLES = [-4, -3, -2, -1, 0, 1].flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));
/** A shorter bar is no measure, in pixels. */
const SHORTEST_ANGLE = 40;

/**
 * From the seat a bar that fills a round angle in the middle of what is seen (D32). Its text is the
 * longest form that has room. Null where none has.
 *
 * @param distance the common one, in centimetres
 */
export function composeAngleBar(
  distance: number,
  screens: readonly ListedScreen[],
  pixelsPerInch: number,
  area: Size,
  reserved: readonly Box[],
  texts: SceneTexts,
  textScale = 1,
): ScaleBar | null {
  const lengthOf = (degrees: number) => lengthFilling(degrees, convertLength(distance, "cm", "in")) * pixelsPerInch;
  const degrees = ANGLES.find((angle) => lengthOf(angle) >= SHORTEST_ANGLE) ?? 50;
  const isCommon = screens.every(({ screen }) => (screen.distance ?? distance) === distance);
  const bars = texts
    .angleBar(degrees, isCommon ? distance : null)
    .map((text) => barOf(lengthOf(degrees), text, area, textScale));
  return bars.find((bar) => bar !== null && !reserved.some((box) => overlap(box, bar.box))) ?? null;
}
