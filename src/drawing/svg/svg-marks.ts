import { GRID_OPACITY, SCHEMES } from "../colours.ts";
import type { Box } from "../scene/box.ts";
import { HATCHING_OPACITY, HATCHING_STROKE_WIDTH } from "../scene/hatching.ts";
import { MARK_KINDS, type MarkWriters, type Scene } from "../scene/marks.ts";
import { OUTLINE_STROKE_WIDTH } from "../scene/outlines.ts";
import { SCALE_BAR_STROKE_WIDTH } from "../scene/scale-bar.ts";
import { SEAM_STROKE_WIDTH } from "../scene/seams.ts";
import { linePath } from "./line-path.ts";
import { dimensionPaths, hatchingPath, sharedEdgeDashes } from "./mark-paths.ts";
import { seamPath } from "./seam-path.ts";
import { silhouetteOf } from "./silhouettes.ts";

const { light } = SCHEMES;

/** The style of the marks. Colours are written out, since many programs that open SVG files know no custom properties. */
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
