import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "../scene/box.ts";
import { composePictureScene } from "../scene/picture-scene.ts";
import type { SceneTexts } from "../scene/scene-texts.ts";
import { THUMBNAIL_AREA, thumbnailOf, thumbnailOptions } from "../scene/thumbnail.ts";
import { viewOptions } from "../scene/view-options.ts";
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

/** The same for the card of an article. */
export function thumbnailElements(
  comparison: Comparison,
  focus: ScreenId | null,
  texts: SceneTexts,
): readonly SvgElement[] {
  const options = { texts, ...viewOptions(comparison), ...thumbnailOptions(focus) };
  return sceneElements(thumbnailOf(composePictureScene(comparison.screens, focus, THUMBNAIL_AREA, options), focus));
}
