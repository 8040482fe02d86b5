import { type Content, contentRatio } from "../../comparison/content.ts";
import { fitRatio } from "../../domain/display/picture.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Point } from "../../domain/geometry/point.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { hatch } from "./hatching.ts";
import type { Hatching, Outline, Picture } from "./marks.ts";
import { displayBoxes } from "./seams.ts";

/** Thinner bars cannot be seen, in pixels. */
const THINNEST_BAR = 1;
/** The bars of more screens lie so close over each other that only the pictures' lines stay legible. */
const MOST_HATCHED = 5;

/** The pictures that leave bars, and these bars, with the content on every screen (D33). Without a film there are none. */
export function composePictures(
  content: Content,
  screens: readonly Screen[],
  outlines: readonly Outline[],
  area: Size,
  offset: Point,
): { pictures: Picture[]; bars: Hatching[] | null } {
  const pictures: Picture[] = [];
  const bars: Hatching[] = [];
  const ratio = contentRatio(content);
  if (ratio === null) return { pictures, bars: null };
  for (const outline of outlines) {
    const { number, stroke, opacity } = outline;
    for (const box of displayBoxes(screens[number - 1], outline)) {
      const picture = centredIn(box, fitRatio(box, ratio));
      const around = barsAround(box, picture).filter(({ width, height }) => Math.min(width, height) >= THINNEST_BAR);
      if (around.length === 0) continue;
      pictures.push({ number, colour: stroke.colour, opacity, ...picture });
      if (screens.length > MOST_HATCHED) continue;
      bars.push(...around.flatMap((bar) => hatch(bar, { number, colour: stroke.colour }, area, offset)));
    }
  }
  return { pictures, bars };
}

function centredIn(box: Box, { width, height }: Size): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Above and below the picture, or left and right of it. */
function barsAround(box: Box, { x, y, width, height }: Box): Box[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [
    { ...box, height: y - box.y },
    { ...box, y: y + height, height: bottom - y - height },
    { ...box, width: x - box.x },
    { ...box, x: x + width, width: right - x - width },
  ];
}
