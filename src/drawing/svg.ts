import { type Arrangement, DEFAULT_ARRANGEMENT } from "../comparison/arrangement.ts";
import { colourHex } from "../domain/display/colour.ts";
import type { Screen } from "../domain/display/screen.ts";
import type { Size } from "../domain/geometry/size.ts";
import { comparisonSpeech } from "./comparison-speech.ts";
import { composeScene, type Scene } from "./scene.ts";
import type { Box } from "./scene-box.ts";
import { LABEL_HEIGHT, LABEL_TEXT_INSET } from "./scene-labels.ts";

/** The area a picture is composed for: the proportions of a link's preview, small enough that labels stay legible. */
const PICTURE_AREA: Size = { width: 560, height: 294 };

/** The same where it is shown no wider than `NARROW`: of a page's column on a phone. */
const NARROW_AREA: Size = { width: 440, height: 231 };
/** In pixels. */
const NARROW = 480;

/** The size a picture asks for on a page: 1200 × 630 pixels. */
const PICTURE_SIZE: Size = { width: 1200, height: 630 };

/** Whose picture it is: small, in the corner across from the scale bar. */
const SITE_NAME = "Diagonal";
const SITE_NAME_SIZE: Size = { width: 76, height: 34 };

/** Colours stand where they are used: many programs that open SVG files know neither custom properties nor schemes. */
const STYLE = `
text{font:12px system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;font-variant-numeric:tabular-nums;fill:#16191c}
.back{fill:#f6f7f8}.fine{stroke:#16191c;stroke-opacity:.045;stroke-width:.5}.grid{stroke:#16191c;stroke-opacity:.09;stroke-width:.5}
.outline{stroke-width:2;fill-opacity:.1}.chip{fill:#fff;stroke:#d9dde1}
.bar{fill:none;stroke:#565f67;stroke-width:1.5}.bar-text,.site{font-size:11px;fill:#565f67}
@media(prefers-color-scheme:dark){
text{fill:#eceff1}.back{fill:#111417}.fine,.grid{stroke:#eceff1}.chip{fill:#1a1e22;stroke:#2f363c}
.bar{stroke:#a3adb5}.bar-text,.site{fill:#a3adb5}}
`.replaceAll("\n", "");

/** What a picture in a page needs beside: which of its two drawings is shown. Whoever cannot read it sees the wide one. */
const PAGE_STYLE = `.narrow{display:none}@media(max-width:${NARROW}px){.wide{display:none}.narrow{display:inline}}`;

/**
 * The comparison as an SVG file of its own, in the reader's colour scheme, 1200 × 630 pixels. Its title says every
 * screen's size.
 */
export function renderSvg(screens: readonly Screen[], alignment: Arrangement = DEFAULT_ARRANGEMENT): string {
  return document(screens, STYLE, renderScene(screens, alignment, PICTURE_AREA));
}

/** The same for a page's column, whose labels can be read on a phone too. */
export function renderPageSvg(screens: readonly Screen[], alignment: Arrangement): string {
  const drawing = (className: string, area: Size) =>
    `<svg class="${className}" viewBox="0 0 ${area.width} ${area.height}">${renderScene(screens, alignment, area)}</svg>`;
  return document(screens, STYLE + PAGE_STYLE, drawing("wide", PICTURE_AREA) + drawing("narrow", NARROW_AREA));
}

function document(screens: readonly Screen[], style: string, drawing: string): string {
  const { width, height } = PICTURE_AREA;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">` +
    `<title>${escapeXml(comparisonSpeech(screens))}</title><style>${style}</style>` +
    `<rect class="back" width="100%" height="100%"/>${drawing}</svg>`
  );
}

function renderScene(screens: readonly Screen[], alignment: Arrangement, area: Size): string {
  const { width, height } = area;
  const siteName: Box = { x: width - SITE_NAME_SIZE.width, y: height - SITE_NAME_SIZE.height, ...SITE_NAME_SIZE };
  const scene = composeScene(screens, area, alignment, [siteName]);
  return [
    ...renderGrid(scene),
    ...scene.outlines.map(({ colour, x, y, width, height }) => {
      const hex = colourHex(colour);
      return `<rect class="outline" stroke="${hex}" fill="${hex}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    }),
    ...scene.labels.map(({ x, y, width, text, colour }) => {
      return (
        `<g transform="translate(${x} ${y})"><rect class="chip" x=".5" y=".5" width="${width - 1}" height="${LABEL_HEIGHT - 1}" rx="4"/>` +
        `<rect x="6" y="5" width="8" height="10" rx="2" fill="${colourHex(colour)}"/><text x="${LABEL_TEXT_INSET}" y="14.5">${escapeXml(text)}</text></g>`
      );
    }),
    `<text class="site" x="${width - 16}" y="${height - 16}" text-anchor="end">${SITE_NAME}</text>`,
  ].join("");
}

/** Line by line: a pattern takes those who paint a picture of it twenty times as long. */
function renderGrid({ grid, scaleBar, area }: Scene): string[] {
  if (grid === null || scaleBar === null) return [];
  const lines = (className: string, pitch: number) => {
    const across = crossings(grid.origin.x, pitch, area.width).map((x) => `M${x} 0V${area.height}`);
    const down = crossings(grid.origin.y, pitch, area.height).map((y) => `M0 ${y}H${area.width}`);
    return `<path class="${className}" d="${[...across, ...down].join("")}"/>`;
  };
  return [
    lines("fine", grid.finePitch) + lines("grid", grid.pitch),
    `<g transform="translate(${scaleBar.x} ${scaleBar.y})"><path class="bar" d="M0 -6V0H${scaleBar.length}V-6"/><text class="bar-text" x="6" y="-6">${escapeXml(scaleBar.text)}</text></g>`,
  ];
}

/** Where lines so far apart, one of them through `origin`, cross a side of a length; in hundredths of a pixel. */
function crossings(origin: number, pitch: number, length: number): number[] {
  const first = origin - Math.floor(origin / pitch) * pitch;
  const count = Math.floor((length - first) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => Math.round((first + index * pitch) * 100) / 100);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
