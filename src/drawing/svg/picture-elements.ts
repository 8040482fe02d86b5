import type { Focus } from "#comparison/focus.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AboveOptions, composeAbove } from "../scene/above/compose-above.ts";
import type { Box } from "../scene/box.ts";
import { composePictureScene } from "../scene/highlighted-scene.ts";
import type { SceneTexts } from "../scene/scene-texts.ts";
import { composeThumbnail } from "../scene/thumbnail.ts";
import { viewOptions } from "../scene/view-options.ts";
import { aboveElements } from "./above-elements.ts";
import type { SvgElement } from "./element.ts";
import { sceneElements } from "./mark-elements.ts";

/** The drawing of a comparison in a picture. */
export function pictureElements(
  comparison: Comparison,
  focus: Focus,
  area: Size,
  texts: AboveOptions["texts"],
  reserved: readonly Box[] = [],
): readonly SvgElement[] {
  const { screens, distance, lengths: unit } = comparison;
  if (focus !== "above")
    return sceneElements(composePictureScene(screens, focus, area, { texts, ...viewOptions(comparison), reserved }));
  const scene = composeAbove(screens, area, { texts, unit, distance, reserved });
  return scene === null ? [] : aboveElements(scene);
}

/** The drawing for the card of an article. */
export function thumbnailElements(comparison: Comparison, focus: Focus, texts: SceneTexts): readonly SvgElement[] {
  return sceneElements(composeThumbnail(comparison.screens, focus, { texts, ...viewOptions(comparison) }));
}
