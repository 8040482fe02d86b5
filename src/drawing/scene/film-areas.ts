import { type Content, contentRatio } from "#comparison/content.ts";
import { fitRatio } from "#domain/display/picture.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, overlap, partsAround } from "./box.ts";
import { hatch } from "./hatching.ts";
import type { FilmArea, Hatching, Outline, Scene } from "./marks.ts";
import { displayBoxes } from "./seams.ts";
import type { DrawnScreen } from "./sizing.ts";

/** Thinner bars cannot be seen, in pixels. */
const THINNEST_BAR = 1;
/** The bars of more screens are so narrow that only the film areas' lines stay legible. */
const MOST_HATCHED = 5;

/**
 * What a film fills where it leaves bars, and these bars, with the content on every screen (D33). Without a film there are none.
 * A bar ends where a bar in front of it begins, since two hatchings on each other cannot be told apart.
 */
export function composeFilmAreas(
  content: Content,
  screens: readonly DrawnScreen[],
  outlines: readonly Outline[],
  scene: Pick<Scene, "area" | "offset">,
): { filmAreas: FilmArea[]; bars: Hatching[] | null } {
  const filmAreas: FilmArea[] = [];
  const bars: Hatching[] = [];
  const ratio = contentRatio(content);
  if (ratio === null) return { filmAreas, bars: null };
  // What is in front comes last.
  for (const outline of outlines.toReversed()) {
    const { id, number, colour, opacity } = outline;
    for (const box of displayBoxes(outline, screens).toReversed()) {
      const film = centredIn(box, fitRatio(box, ratio));
      const around = partsAround(box, film, THINNEST_BAR);
      if (around.length === 0) continue;
      filmAreas.unshift({ id, number, colour, opacity, ...film });
      if (screens.length > MOST_HATCHED) continue;
      const uncovered = around
        .flatMap((bar) => bars.reduce(outsideOf, [bar]))
        .filter(({ width, height }) => Math.min(width, height) >= THINNEST_BAR);
      bars.unshift(...uncovered.flatMap((bar) => hatch(bar, outline, scene, "bar")));
    }
  }
  return { filmAreas, bars };
}

function outsideOf(boxes: readonly Box[], other: Box): Box[] {
  return boxes.flatMap((box) => (overlap(box, other) ? partsAround(box, other) : [box]));
}

function centredIn(box: Box, { width, height }: Size): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
