import type { Focus } from "#comparison/focus.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { SceneOptions } from "./compose-scene.ts";
import { composePictureScene } from "./highlighted-scene.ts";
import type { Scene } from "./marks.ts";
import { composeOutlineDimensions } from "./outline-dimensions.ts";
import { occupied } from "./place-objects.ts";

/** The picture of an article's card, in pixels. */
export const THUMBNAIL_AREA: Size = { width: 336, height: 176 };

const TEXT_SCALE = 1.15;
const MARGIN = 24;
/** With room for a dimension above the outlines. */
const MEASURED_MARGIN = 46;

/** One idea: the width of one screen or the labels, and nothing else that has to be read. */
export function composeThumbnail(screens: readonly ListedScreen[], focus: Focus, options: SceneOptions): Scene {
  const margin = typeof focus === "number" ? MEASURED_MARGIN : MARGIN;
  const scene = composePictureScene(screens, focus, THUMBNAIL_AREA, { ...options, margin, textScale: TEXT_SCALE });
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
  const outline = scene.outlines.find(({ id }) => id === focus);
  if (outline === undefined) return bare;
  const taken = bare.objects.flatMap(occupied);
  // Figures have the unit of the grid, which is not drawn.
  const drawn = composeOutlineDimensions({ ...scene, taken }, outline, { drawn: [], bothUnits: false });
  const width = drawn.filter(({ axis }) => axis === "x");
  return width.length === 0 ? bare : { ...bare, labels: [], dimensions: width };
}
