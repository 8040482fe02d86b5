import { type Arrangement, DEFAULT_ARRANGEMENT } from "../../comparison/arrangement.ts";
import { type DescribedView, describeComparison } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { GRID_OPACITY, SCHEMES } from "../colours.ts";
import type { Box } from "../scene/box.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { HATCHING_OPACITY, HATCHING_STROKE_WIDTH } from "../scene/hatching.ts";
import { MARK_KINDS, type MarkWriters, type Scene } from "../scene/marks.ts";
import { OUTLINE_STROKE_WIDTH } from "../scene/outlines.ts";
import { SCALE_BAR_STROKE_WIDTH } from "../scene/scale-bar.ts";
import { SEAM_STROKE_WIDTH } from "../scene/seams.ts";
import { viewOptions } from "../scene/view-options.ts";
import { linePath } from "./line-path.ts";
import { dimensionPaths, hatchingPath, sharedEdgeDashes } from "./mark-paths.ts";
import { seamPath } from "./seam-path.ts";
import { silhouetteOf } from "./silhouettes.ts";

/** The area of the drawing: small, and shown at twice its size, so that labels are legible in a link's preview. */
const PICTURE_AREA: Size = { width: 560, height: 294 };

/** The area for a page's column on a phone, up to `NARROW` pixels wide. */
const NARROW_AREA: Size = { width: 440, height: 231 };
const NARROW = 480;

/** The file's own size, in pixels. */
const PICTURE_SIZE: Size = { width: 1200, height: 630 };

/** In the corner opposite the scale bar (F2.2). */
const SITE_NAME = "Diagonal";
const SITE_NAME_SIZE: Size = { width: 76, height: 28 };
const SITE_NAME_INSET = 16;

const { light, dark } = SCHEMES;

/** Colours are written out, since many programs that open SVG files know no custom properties. */
export const FILE_STYLE = [
  'text{font:12px Inter,system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;',
  `font-weight:550;font-variant-numeric:tabular-nums;fill:${light.ink}}`,
  `.back{fill:${light.paper}}`,
  `.fine{stroke:${light.ink};stroke-opacity:${withoutLeadingZero(GRID_OPACITY.fine)};stroke-width:.5}`,
  `.grid{stroke:${light.ink};stroke-opacity:${withoutLeadingZero(GRID_OPACITY.coarse)};stroke-width:.5}`,
  `.hatching{fill:none;stroke-width:${HATCHING_STROKE_WIDTH};stroke-opacity:${withoutLeadingZero(HATCHING_OPACITY)}}`,
  `.outline,.shared{stroke-width:${OUTLINE_STROKE_WIDTH}}.shared{fill:none}`,
  `.halo{paint-order:stroke;stroke:${light.paper};stroke-width:4px;stroke-linejoin:round}`,
  ".dimension{fill:none;stroke-width:1.25}.figure{text-anchor:middle}.bold{font-weight:650}",
  `.extension{stroke:${light.control};stroke-width:.75;stroke-dasharray:2 2}`,
  `.bar{fill:none;stroke:${light.muted};stroke-width:${SCALE_BAR_STROKE_WIDTH}}`,
  `.bar-text,.site{font-weight:400;fill:${light.muted}}`,
].join("");

const STYLE = [
  FILE_STYLE,
  "@media(prefers-color-scheme:dark){",
  `text{fill:${dark.ink}}.back{fill:${dark.paper}}.fine,.grid{stroke:${dark.ink}}`,
  `.halo{stroke:${dark.paper}}.extension{stroke:${dark.control}}`,
  `.bar{stroke:${dark.muted}}.bar-text,.site{fill:${dark.muted}}}`,
].join("");

/** Up to this width, as in a list of articles, text would be too small to read. */
const THUMBNAIL = 240;

/** Shows one of two drawings. A program that knows no media queries shows the wide one. */
const PAGE_STYLE = [
  `.narrow{display:none}@media(max-width:${NARROW}px){.wide{display:none}.narrow{display:inline}}`,
  `@media(max-width:${THUMBNAIL}px){text,.label,.dimension,.bar{display:none}}`,
].join("");

/** What a picture shows of the visitor's choices. It fits its own area, whatever the scale is on a display (D30). */
export interface PictureView extends DescribedView {
  readonly arrangement?: Arrangement;
}

/** Only a picture with objects needs it. */
export const OBJECT_STYLE =
  `.object{fill:none;stroke:${light.muted};stroke-opacity:.55;stroke-linejoin:round}` +
  `@media(prefers-color-scheme:dark){.object{stroke:${dark.muted}}}`;

/** The comparison as an SVG file in the reader's colour scheme. Its title says every screen's size. */
export function renderSvg(screens: readonly Screen[], view: PictureView = {}): string {
  return renderDocument(screens, view, STYLE, renderArea(screens, view, PICTURE_AREA));
}

/** The comparison as an SVG file for a page's column, with labels that are legible on a phone too. */
export function renderPageSvg(screens: readonly Screen[], view: PictureView): string {
  const drawing = (className: string, area: Size) =>
    `<svg class="${className}" viewBox="0 0 ${area.width} ${area.height}">${renderArea(screens, view, area)}</svg>`;
  return renderDocument(
    screens,
    view,
    STYLE + PAGE_STYLE,
    drawing("wide", PICTURE_AREA) + drawing("narrow", NARROW_AREA),
  );
}

function renderDocument(screens: readonly Screen[], view: PictureView, style: string, drawing: string): string {
  const { width, height } = PICTURE_AREA;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">` +
    `<title>${escapeXml(describeComparison(screens, view))}</title><style>${style}${view.objects?.length && view.scale !== "seat" ? OBJECT_STYLE : ""}</style>` +
    `<rect class="back" width="100%" height="100%"/>${drawing}</svg>`
  );
}

function renderArea(screens: readonly Screen[], view: PictureView, area: Size): string {
  const { width, height } = area;
  const corner: Box = { x: width - SITE_NAME_SIZE.width, y: height - SITE_NAME_SIZE.height, ...SITE_NAME_SIZE };
  const { arrangement = DEFAULT_ARRANGEMENT } = view;
  const scene = composeScene(screens, area, { arrangement, ...viewOptions(view), reserved: [corner] });
  const [x, y] = [width - SITE_NAME_INSET, height - SITE_NAME_INSET];
  return `${renderMarks(scene)}<text class="site" x="${x}" y="${y}" text-anchor="end">${SITE_NAME}</text>`;
}

/** The marks of a scene as SVG elements, which `FILE_STYLE` styles. */
export function renderMarks(scene: Scene): string {
  return MARK_KINDS.map((kind) => FILE_MARKS[kind](scene)).join("");
}

const FILE_MARKS: MarkWriters<(scene: Scene) => string> = {
  grid: renderGrid,
  objects: renderObjects,
  hatchings: renderHatchings,
  outlines: renderOutlines,
  pictures: renderPictures,
  seams: renderSeams,
  sharedEdges: renderSharedEdges,
  // A file shows committed sizes only.
  previews: () => "",
  dimensions: renderDimensions,
  scaleBar: renderScaleBar,
  squareSize: renderSquareSize,
  labels: renderLabels,
};

/** Line by line, since painting a pattern to a PNG takes twenty times as long. */
export function renderGrid({ grid, area }: Pick<Scene, "grid" | "area">): string {
  if (grid === null) return "";
  const lines = (className: string, pitch: number) => {
    const upright = crossings(grid.origin.x, pitch, area.width).map((x) => `M${x} 0V${area.height}`);
    const level = crossings(grid.origin.y, pitch, area.height).map((y) => `M0 ${y}H${area.width}`);
    return `<path class="${className}" d="${[...upright, ...level].join("")}"/>`;
  };
  return lines("fine", grid.finePitch) + lines("grid", grid.pitch);
}

/** Where lines `pitch` apart cross a side, one of them at `origin`; rounded to hundredths of a pixel. */
function crossings(origin: number, pitch: number, length: number): number[] {
  const first = origin - Math.floor(origin / pitch) * pitch;
  const count = Math.floor((length - first) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => Math.round((first + index * pitch) * 100) / 100);
}

function renderObjects({ objects }: Scene): string {
  return objects
    .map((mark) => {
      const { path, viewBox, strokeWidth } = silhouetteOf(mark);
      const { x, y, width, height } = mark;
      return (
        `<svg class="object" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" overflow="visible">` +
        `<path d="${path}" stroke-width="${strokeWidth}"><title>${escapeXml(mark.title)}</title></path></svg>`
      );
    })
    .join("");
}

function renderScaleBar({ scaleBar }: Scene): string {
  if (scaleBar === null) return "";
  const { x, y, line, text } = scaleBar;
  return (
    `<g transform="translate(${x} ${y})"><path class="bar" d="${linePath(line)}"/>` +
    `<text class="bar-text" x="${text.x}" y="${text.y}">${escapeXml(text.content)}</text></g>`
  );
}

function renderSquareSize({ squareSize }: Scene): string {
  if (squareSize === null) return "";
  return `<text class="bar-text" x="${squareSize.x}" y="${squareSize.y}">${escapeXml(squareSize.content)}</text>`;
}

function renderHatchings({ hatchings }: Scene): string {
  return hatchings
    .map((hatching) => `<path class="hatching" stroke="${hatching.colour}" d="${hatchingPath(hatching)}"/>`)
    .join("");
}

function renderOutlines({ outlines }: Scene): string {
  return outlines
    .map(({ stroke, fill, x, y, width, height }) => {
      const paint = `stroke="${stroke.colour}" fill="${fill.colour}" fill-opacity="${withoutLeadingZero(fill.opacity)}"`;
      return `<rect class="outline" ${paint} x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    })
    .join("");
}

function renderPictures({ pictures }: Scene): string {
  return pictures
    .map(
      ({ colour, ...box }) =>
        `<rect fill="none" stroke="${colour}" stroke-width="${SEAM_STROKE_WIDTH}" ${boxOf(box)}/>`,
    )
    .join("");
}

function renderSeams({ seams }: Scene): string {
  return seams
    .map(
      (seam) => `<path fill="none" stroke="${seam.colour}" stroke-width="${SEAM_STROKE_WIDTH}" d="${seamPath(seam)}"/>`,
    )
    .join("");
}

function renderSharedEdges({ sharedEdges }: Scene): string {
  return sharedEdges
    .flatMap(sharedEdgeDashes)
    .map(({ colour, path, dashes, offset }) => {
      const turn = `stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"`;
      return `<path class="shared" stroke="${colour}" ${turn} d="${path}"/>`;
    })
    .join("");
}

function renderDimensions({ dimensions }: Scene): string {
  return dimensions
    .map((dimension) => {
      const { line, extension, figure, angle } = dimensionPaths(dimension);
      const { content, bold } = dimension.figure;
      const place = `transform="translate(${figure.x} ${figure.y})${angle === 0 ? "" : ` rotate(${angle})`}"`;
      return (
        `<g class="dimension"><path class="extension" d="${extension}"/><path stroke="${dimension.colour}" d="${line}"/>` +
        `<text class="figure halo${bold ? " bold" : ""}" ${place} dy=".35em">${escapeXml(content)}</text></g>`
      );
    })
    .join("");
}

function renderLabels({ labels }: Scene): string {
  return labels
    .map(({ x, y, swatch, text, halo }) => {
      return (
        `<g class="label" transform="translate(${x} ${y})">` +
        `<rect ${boxOf(swatch)} rx="${swatch.radius}" fill="${swatch.colour}"/>` +
        `<text${halo ? ' class="halo"' : ""} x="${text.x}" y="${text.y}">${escapeXml(text.content)}</text></g>`
      );
    })
    .join("");
}

export function boxOf({ x, y, width, height }: Box): string {
  return `x="${withoutLeadingZero(x)}" y="${withoutLeadingZero(y)}" width="${withoutLeadingZero(width)}" height="${withoutLeadingZero(height)}"`;
}

/** `.5` for 0.5. */
function withoutLeadingZero(value: number): string {
  return String(value).replace(/^0\./, ".");
}

export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
