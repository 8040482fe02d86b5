import { type Arrangement, DEFAULT_ARRANGEMENT } from "../../comparison/arrangement.ts";
import { listScreens } from "../../comparison/listed-screen.ts";
import { type DescribedView, describeComparison } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { SCHEMES } from "../colours.ts";
import type { Box } from "../scene/box.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { viewOptions } from "../scene/view-options.ts";
import { escapeXml, FILE_STYLE, renderMarks } from "./svg-marks.ts";

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
    `<title>${escapeXml(describeComparison({ screens: listScreens(screens), ...view }))}</title><style>${style}${view.objects?.length && view.scale !== "seat" ? OBJECT_STYLE : ""}</style>` +
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
