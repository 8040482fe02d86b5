import { DRAWING_TEXTS } from "../../comparison/drawing-text.ts";
import type { PictureView } from "../../comparison/picture-view.ts";
import type { Comparison } from "../../comparison/state.ts";
import { briefRow, type TextFigureRow, textFigureRows } from "../../comparison/text-figure.ts";
import { SAMPLE } from "../../comparison/text-sample.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "../scene/box.ts";
import { composePictureScene } from "../scene/picture-scene.ts";
import { composeTextFigure } from "../scene/text-figure.ts";
import { THUMBNAIL_AREA, thumbnailOf, thumbnailOptions } from "../scene/thumbnail.ts";
import { viewOptions } from "../scene/view-options.ts";
import type { SvgElement } from "./element.ts";
import { sceneElements } from "./mark-elements.ts";
import { textRowElements } from "./text-figure-elements.ts";

/** What a picture of a comparison shows: the drawing, or text and room. */
export function pictureElements(
  comparison: Comparison,
  { focus, figure }: PictureView,
  area: Size,
  reserved: readonly Box[] = [],
): readonly SvgElement[] {
  const height = Math.min(area.height, ...reserved.map(({ y }) => y));
  if (figure === "text") return textElements(textFigureRows(comparison), { ...area, height });
  const options = { texts: DRAWING_TEXTS, ...viewOptions(comparison), reserved };
  return sceneElements(composePictureScene(comparison.screens, focus, area, options));
}

/** The same for the card of an article. */
export function thumbnailElements(comparison: Comparison, { focus, figure }: PictureView): readonly SvgElement[] {
  if (figure === "text") return textElements(textFigureRows(comparison).map(briefRow), THUMBNAIL_AREA);
  const options = { texts: DRAWING_TEXTS, ...viewOptions(comparison), ...thumbnailOptions(focus) };
  return sceneElements(thumbnailOf(composePictureScene(comparison.screens, focus, THUMBNAIL_AREA, options), focus));
}

function textElements(rows: readonly TextFigureRow[], area: Size): readonly SvgElement[] {
  return composeTextFigure(rows, SAMPLE, area).flatMap(textRowElements);
}
