import type { Focus } from "#comparison/focus.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Words } from "#words/words.ts";
import type { AboveOptions } from "../scene/above/compose-above.ts";
import type { Box } from "../scene/box.ts";
import { THUMBNAIL_AREA } from "../scene/thumbnail.ts";
import { type Attributes, element, type SvgElement, viewBoxOf } from "./element.ts";
import { DARK_STYLE, LIGHT_STYLE, SCHEME_STYLE } from "./marks-style.ts";
import { pictureElements, thumbnailElements } from "./picture-elements.ts";
import { writeText } from "./write-text.ts";

/** The area of the drawing: small, and shown at twice its size, so that labels are legible in a link's preview. */
export const FILE_AREA: Size = { width: 560, height: 294 };

/** The area for a page's column on a phone, up to `NARROW` pixels wide. */
const NARROW_AREA: Size = { width: 440, height: 231 };
const NARROW = 480;

/** The size that link previews expect, in pixels. */
export const SHARE_SIZE: Size = { width: 1200, height: 630 };

/** In the corner opposite the scale bar (F2.2). */
const SITE_NAME = "Diagonal";
const SITE_NAME_SIZE: Size = { width: 76, height: 28 };
const SITE_NAME_INSET = 16;

/** Up to this width, as in a list of articles, text would be too small to read. */
const THUMBNAIL = 240;

/** Shows one of two drawings. A program that knows no media queries shows the wide one. */
const SIZE_STYLE = [
  `.narrow{display:none}@media(max-width:${NARROW}px){.wide{display:none}.narrow{display:inline}}`,
  `@media(max-width:${THUMBNAIL}px){text,.label,.dimension,.scaleBar{display:none}}`,
].join("");

/** The reader's colour scheme, or always one: the dark one also serves readers whose browser knows none inside a picture. */
const STYLES = { reader: SCHEME_STYLE, light: LIGHT_STYLE, dark: DARK_STYLE } as const;
export type FileScheme = keyof typeof STYLES;
export const FILE_SCHEMES = Object.keys(STYLES) as readonly FileScheme[];

interface FileOptions {
  readonly words: Pick<Words, "description" | "drawing" | "fromAbove">;
  readonly scheme?: FileScheme;
  readonly focus?: Focus;
}

/** The comparison as an SVG file, with labels that are legible on a phone too. */
export function renderSvgFile(comparison: Comparison, { words, scheme = "reader", focus = null }: FileOptions): string {
  const { description, fromAbove } = words;
  const title = focus === "above" ? fromAbove.description(comparison) : description.describeComparison(comparison);
  const drawing = (className: string, area: Size) =>
    element("svg", { class: className, ...viewBoxOf(area) }, drawingElements(comparison, area, fromAbove.texts, focus));
  const drawings = [drawing("wide", FILE_AREA), drawing("narrow", NARROW_AREA)];
  return writeText(fileElement(title, STYLES[scheme] + SIZE_STYLE, drawings));
}

/** The comparison for the card of an article, as an SVG file. */
export function renderThumbnail(
  comparison: Comparison,
  { words, scheme = "reader", focus = null }: FileOptions,
): string {
  const title = words.description.describeComparison(comparison);
  const size = { ...viewBoxOf(THUMBNAIL_AREA), ...THUMBNAIL_AREA };
  return writeText(fileElement(title, STYLES[scheme], thumbnailElements(comparison, focus, words.drawing), size));
}

/**
 * The whole file. It fits its own area, whatever the scale is on a display (D30).
 *
 * @param title the text alternative
 */
export function fileElement(
  title: string,
  style: string,
  children: readonly SvgElement[],
  size: Attributes = { ...viewBoxOf(FILE_AREA), ...SHARE_SIZE },
): SvgElement {
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", role: "img", ...size }, [
    element("title", {}, [title]),
    element("style", {}, [style]),
    element("rect", { class: "back", width: "100%", height: "100%" }),
    ...children,
  ]);
}

/** All marks and the site's name in its corner. */
export function drawingElements(
  comparison: Comparison,
  area: Size,
  texts: AboveOptions["texts"],
  focus: Focus = null,
): readonly SvgElement[] {
  const { width, height } = area;
  const corner: Box = { x: width - SITE_NAME_SIZE.width, y: height - SITE_NAME_SIZE.height, ...SITE_NAME_SIZE };
  const [x, y] = [width - SITE_NAME_INSET, height - SITE_NAME_INSET];
  return [
    ...pictureElements(comparison, focus, area, texts, [corner]),
    element("text", { class: "quietText", "font-size": 12, "text-anchor": "end", x, y }, [SITE_NAME]),
  ];
}
