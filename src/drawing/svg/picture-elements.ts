import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AboveOptions, composeAbove } from "../scene/above/compose-above.ts";
import type { Box } from "../scene/box.ts";
import { composePictureScene } from "../scene/picture-scene.ts";
import type { SceneTexts } from "../scene/scene-texts.ts";
import { THUMBNAIL_AREA, thumbnailOf, thumbnailOptions } from "../scene/thumbnail.ts";
import { viewOptions } from "../scene/view-options.ts";
import { aboveElements } from "./above-elements.ts";
import type { SvgElement } from "./element.ts";
import { sceneElements } from "./mark-elements.ts";

/** The drawing of a comparison in a picture. */
export function pictureElements(
  comparison: Comparison,
  focus: ScreenId | null,
  area: Size,
  texts: SceneTexts,
  reserved: readonly Box[] = [],
): readonly SvgElement[] {
  const options = { texts, ...viewOptions(comparison), reserved };
  return sceneElements(composePictureScene(comparison.screens, focus, area, options));
}

/** Its screens from above (D61.3). */
export function pictureFromAbove(
  comparison: Comparison,
  area: Size,
  texts: AboveOptions["texts"],
  reserved: readonly Box[] = [],
): readonly SvgElement[] {
  const { screens, distance } = comparison;
  const scene = composeAbove(screens, area, { texts, unit: unitsOf(comparison).first, distance, reserved });
  return scene === null ? [] : aboveElements(scene);
}

/** The drawing for the card of an article. */
export function thumbnailElements(
  comparison: Comparison,
  focus: ScreenId | null,
  texts: SceneTexts,
): readonly SvgElement[] {
  const options = { texts, ...viewOptions(comparison), ...thumbnailOptions(focus) };
  return sceneElements(thumbnailOf(composePictureScene(comparison.screens, focus, THUMBNAIL_AREA, options), focus));
}
