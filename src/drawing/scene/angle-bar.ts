import { centimetresText } from "../../comparison/distance.ts";
import { withDigits } from "../../domain/display/decimal-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import { convertLength } from "../../domain/display/unit.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { lengthFilling } from "../../domain/viewing/seat.ts";
import { type Box, overlap } from "./box.ts";
import type { ScaleBar } from "./marks.ts";
import { barOf } from "./scale-bar.ts";

/** In degrees. */
const ANGLES = [-4, -3, -2, -1, 0, 1].flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));
/** A shorter bar is no measure, in pixels. */
const SHORTEST_ANGLE = 40;

/**
 * From the seat a bar that fills a round angle in the middle of what is seen, with a clear mark that the drawing is not
 * to scale (D32). The mark is shorter where the long one has no room. Null where neither has.
 *
 * @param distance the common one, in centimetres
 */
export function composeAngleBar(
  distance: number,
  screens: readonly Screen[],
  pixelsPerInch: number,
  area: Size,
  reserved: readonly Box[],
): ScaleBar | null {
  const lengthOf = (degrees: number) => lengthFilling(degrees, convertLength(distance, "cm", "in")) * pixelsPerInch;
  const degrees = ANGLES.find((angle) => lengthOf(angle) >= SHORTEST_ANGLE) ?? 50;
  const seat = screens.some((screen) => (screen.distance ?? distance) !== distance)
    ? "your seat"
    : centimetresText(distance);
  const marks = [`not to scale: as seen from ${seat}`, "not to scale"];
  const bars = marks.map((mark) => barOf(lengthOf(degrees), `${withDigits(degrees, 2)}° · ${mark}`, area));
  return bars.find((bar) => bar !== null && !reserved.some((box) => overlap(box, bar.box))) ?? null;
}
