import type { ListedScreen } from "#comparison/listed-screen.ts";
import { toInches, type Unit } from "#domain/display/unit.ts";
import { distancesTo, lengthFilling } from "#domain/viewing/seat.ts";
import type { Canvas } from "./canvas.ts";
import type { ScaleBar, Scene } from "./marks.ts";
import { firstFreeBar } from "./scale-bar.ts";
import { seenFrom } from "./sizing.ts";

/** In degrees, the largest first. */
const ANGLES = [
  60,
  50,
  40,
  30,
  20,
  ...[1, 0, -1, -2, -3, -4].flatMap((power) => [10, 5, 2].map((digit) => Number(`${digit}e${power - 1}`))),
];

/** The longest bar as a part of the area's width; its words need the rest. */
const WIDEST_PART = 1 / 3;

/**
 * From the seat a bar of a round angle (D32), as long as the widest outline and the words allow. A flat outline that fills the same
 * angle is exactly as long, as both are seen head-on. Its text is the longest form that has room. Null where none has.
 *
 * @param common the distance in centimetres; null while none is typed
 */
export function composeAngleBar(
  common: number | null,
  screens: readonly ListedScreen[],
  unit: Unit,
  scene: Canvas & Pick<Scene, "pixelsPerInch" | "outlines">,
): ScaleBar | null {
  const { pixelsPerInch, outlines, area, texts } = scene;
  const lengthOf = (degrees: number) => lengthFilling(degrees, toInches(seenFrom(common))) * pixelsPerInch;
  const longest = Math.min(Math.max(...outlines.map(({ width }) => width)), area.width * WIDEST_PART);
  const distances = distancesTo(
    screens.map(({ screen }) => screen),
    common,
  );
  for (const degrees of ANGLES.filter((angle) => lengthOf(angle) <= longest)) {
    const bar = firstFreeBar(lengthOf(degrees), texts.angleBar(degrees, distances, unit), scene);
    if (bar !== null) return bar;
  }
  return null;
}
