import type { Focus } from "#comparison/focus.ts";
import type { ListedScreen, ScreenId } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, overlap } from "./box.ts";
import { taking } from "./canvas.ts";
import { composeScene, type SceneOptions } from "./compose-scene.ts";
import { dimensionBoxes } from "./dimension-place.ts";
import { labelBoxes, openLabel } from "./labels/compose-labels.ts";
import type { Scene } from "./marks.ts";
import { composeOutlineDimensions } from "./outline-dimensions.ts";

/**
 * The screen that stands out, and why: it is pointed at, it has the focus, or a picture is about it. Only pointing dims the
 * others (V3).
 */
export interface Highlight {
  readonly id: ScreenId;
  /** `keys`: its outline has the keyboard's focus. */
  readonly by: "pointer" | "focus" | "keys" | "picture";
}

const STROKE_WIDTH = { pointer: 3, focus: 3.5, keys: 3.5, picture: 3 } as const;
const FILL_OPACITY = 0.14;
const DIMMED = { outline: 0.38, label: 0.55 } as const;

/** The scene with one outline thicker and measured. Only its own label may change its place. */
export function highlightScene(scene: Scene, highlight: Highlight | null): Scene {
  const outline = scene.outlines.find(({ id }) => id === highlight?.id);
  if (highlight === null || outline === undefined) return scene;
  const { id, by } = highlight;
  const dims = by === "pointer";
  const dimmed = <Mark extends { id: ScreenId | null; opacity: number }>(mark: Mark, opacity: number): Mark =>
    dims && mark.id !== id ? { ...mark, opacity: mark.opacity * opacity } : mark;
  const opened = scene.labels.filter((label) => label.id === id).map((label) => openLabel(label, scene));
  // An opened number may need the room of a row's dimension.
  const isClear = (boxes: readonly Box[]) => !boxes.some((box) => opened.some((label) => overlap(box, label)));
  const dimensions = scene.dimensions.filter((dimension) => isClear(dimensionBoxes(dimension)));
  const labelled = taking(scene, [...scene.labels, ...opened].flatMap(labelBoxes));
  return {
    ...scene,
    hatchings: scene.hatchings.map((hatching) => dimmed(hatching, DIMMED.outline)),
    outlines: scene.outlines.map((each) =>
      each === outline
        ? { ...each, strokeWidth: STROKE_WIDTH[by], fillOpacity: FILL_OPACITY }
        : dimmed(each, DIMMED.outline),
    ),
    filmAreas: scene.filmAreas.map((filmArea) => dimmed(filmArea, DIMMED.outline)),
    seams: scene.seams.map((seam) => dimmed(seam, DIMMED.outline)),
    frames: scene.frames.map((frame) => dimmed(frame, DIMMED.outline)),
    steps: dims ? [] : scene.steps.filter(({ box }) => isClear([box])),
    // Dimmed and full colours cannot take turns.
    sharedEdges: dims ? [] : scene.sharedEdges,
    dimensions: [
      ...dimensions.map((dimension) => dimmed(dimension, DIMMED.label)),
      ...composeOutlineDimensions(labelled, outline, { drawn: dimensions, bothUnits: by === "picture" }),
    ],
    // An opened number lies in front of the others.
    labels: [...scene.labels.filter((label) => label.id !== id).map((label) => dimmed(label, DIMMED.label)), ...opened],
  };
}

/** @param focus of the screen that the picture is about its width and height are drawn in both units, and no other screen's */
export function composePictureScene(
  screens: readonly ListedScreen[],
  focus: Focus,
  area: Size,
  options: SceneOptions,
): Scene {
  if (typeof focus !== "number") return composeScene(screens, area, options);
  const scene = composeScene(screens, area, { ...options, measuresPair: false });
  return highlightScene(scene, { id: focus, by: "picture" });
}
