import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { SceneOptions } from "./compose-scene.ts";
import type { Scene } from "./marks.ts";
import { composeOutlineDimensions } from "./outline-dimensions.ts";
import { occupied } from "./place-objects.ts";

/** The picture of an article's card, in pixels. */
export const THUMBNAIL_AREA: Size = { width: 336, height: 176 };

/** With room for a dimension above the outlines where there is one. */
export function thumbnailOptions(focus: ScreenId | null): Pick<SceneOptions, "margin" | "textScale"> {
  return { margin: focus === null ? 24 : 46, textScale: 1.15 };
}

/** One idea: the width of one screen or the labels, and nothing else that has to be read. */
export function thumbnailOf(scene: Scene, focus: ScreenId | null): Scene {
  const bare: Scene = {
    ...scene,
    // A space has its wall there.
    grid: scene.space === null || scene.space.desk !== null ? null : scene.grid,
    space: scene.space && { ...scene.space, spares: [] },
    objects: scene.objects.map((object) => ({ ...object, caption: null })),
    floor: scene.floor && { ...scene.floor, hanging: null },
    dimensions: [],
    steps: [],
    scaleBar: null,
    squareSize: null,
  };
  const taken = bare.objects.flatMap(occupied);
  const outline = scene.outlines.find(({ id }) => id === focus);
  if (outline === undefined) return bare;
  // Figures have the unit of the grid, which is not drawn.
  const width = composeOutlineDimensions({ ...scene, taken }, outline, { drawn: [], bothUnits: false }).filter(
    ({ axis }) => axis === "x",
  );
  return width.length === 0 ? bare : { ...bare, labels: [], dimensions: width };
}
