import type { Arrangement } from "../../comparison/arrangement.ts";
import type { KnownObject } from "../../domain/display/known-object.ts";
import { OBJECT_SIZES } from "../../domain/display/object-sizes.ts";
import { convertLength } from "../../domain/display/unit.ts";
import type { Box } from "./box.ts";
import type { ObjectMark } from "./marks.ts";
import type { SceneTexts } from "./scene-texts.ts";

/** Between two objects and from the area's edges, in pixels. */
const GAP = 12;

/**
 * The objects in true size behind the outlines, where they change no outline and no scale (D31). They stand on the lower
 * edge of the outlines in a row from the left, the smallest first, so that the area cuts the largest; the sofa stands
 * behind the row. What is higher than the area shows its top, unless outlines stand on a common ground.
 *
 * @param bounds the box around all outlines
 */
export function composeObjects(
  objects: readonly KnownObject[],
  bounds: Box,
  pixelsPerInch: number,
  arrangement: Arrangement,
  texts: SceneTexts,
): ObjectMark[] {
  const ground = bounds.y + bounds.height;
  const middle = bounds.x + bounds.width / 2;
  const marks = objects.map((object) => {
    const { width, height } = OBJECT_SIZES[object];
    const pixels = (centimetres: number) => convertLength(centimetres, "cm", "in") * pixelsPerInch;
    return { object, title: texts.object(object), width: pixels(width), height: pixels(height) };
  });
  const row = marks.filter(({ object }) => object !== "sofa");
  const rowWidth = row.reduce((total, { width }) => total + width, GAP * Math.max(0, row.length - 1));
  let left = Math.max(GAP, middle - rowWidth / 2);
  return marks.map((mark) => {
    const x = mark.object === "sofa" ? middle - mark.width / 2 : left;
    if (mark.object !== "sofa") left += mark.width + GAP;
    const standing = ground - mark.height;
    const y = arrangement === "bottom" ? standing : Math.max(standing, GAP);
    return { ...mark, x, y };
  });
}
