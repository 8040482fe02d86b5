import { type AnswerPart, answerOf } from "../../comparison/answer.ts";
import type { AnswerRow } from "../../comparison/answer-row.ts";
import { listText } from "../../comparison/list-text.ts";
import { describeComparison } from "../../comparison/screen-text.ts";
import type { Comparison } from "../../comparison/state.ts";
import { resultText } from "../../comparison/summary.ts";
import { type Units, unitsOf } from "../../comparison/units.ts";
import { colourHex } from "../../domain/display/colour.ts";
import { displayText, titleText } from "../../domain/display/display-text.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { SCHEMES } from "../colours.ts";
import type { Box } from "../scene/box.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { fitText, textWidth } from "../scene/text-width.ts";
import { viewOptions } from "../scene/view-options.ts";
import { OBJECT_STYLE } from "./svg-file.ts";
import { boxOf, escapeXml, FILE_STYLE, renderGrid, renderMarks } from "./svg-marks.ts";

/** The size that link previews expect, in pixels. */
export const SHARE_SIZE: Size = { width: 1200, height: 630 };

const INSET = 65;
const WIDEST = SHARE_SIZE.width - 2 * INSET;
/** The graph paper between the words and the footer. */
const PAPER = { top: 196, bottom: 558 } as const;
const COLUMN_WIDTH = 190;
const LIST_WIDTH = 400;
const GAP = 40;
/** A drawing is made for a screen; a preview is smaller, so its strokes and figures are larger. */
const SCALE = 1.5;

const HEADLINE = { largest: 64, smallest: 36 } as const;
const SENTENCE = { largest: 30, smallest: 20 } as const;
const { light } = SCHEMES;

const STYLE = [
  `${FILE_STYLE}.headline{font-size:64px;font-weight:700;letter-spacing:-.03em}`,
  `.sentence,.quiet{font-weight:400;fill:${light.muted}}.strong{font-weight:700;fill:${light.ink}}`,
  `.row{font-size:24px;font-weight:400}.name{font-weight:650}.tight{font-size:19px}`,
  ".brand{font-size:26px;font-weight:650}.foot{font-size:22px}",
].join("");

interface ShareWords {
  /** The question that the picture answers; the comparison's own if not given. */
  readonly headline?: string;
  /** The site's host. */
  readonly host: string;
}

/** The comparison as an SVG file to share: its question, the answer, the drawing and each screen's sizes, in light colours. */
export function renderSharePicture(comparison: Comparison, { headline, host }: ShareWords): string {
  const { screens, arrangement, objects } = comparison;
  const answer = answerOf(comparison);
  const rows = answer === null ? [] : screens.length > 2 ? answer.largestFirst : answer.rows;
  const units = unitsOf(comparison);
  const drawing = drawingBox(screens.length);
  const scene = composeScene(
    screens.map(({ screen }) => screen),
    { width: drawing.width / SCALE, height: drawing.height / SCALE },
    { arrangement, ...viewOptions(comparison), labels: "none" },
  );
  const grid = scene.grid && {
    ...scene.grid,
    origin: { x: scene.grid.origin.x + drawing.x / SCALE, y: scene.grid.origin.y },
  };
  const paper = { width: SHARE_SIZE.width / SCALE, height: drawing.height / SCALE };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${SHARE_SIZE.width} ${SHARE_SIZE.height}" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    `<title>${escapeXml(describeComparison(comparison))}</title><style>${STYLE}${objects.length > 0 ? OBJECT_STYLE : ""}</style>`,
    '<rect class="back" width="100%" height="100%"/>',
    `<g transform="translate(0 ${PAPER.top}) scale(${SCALE})">${renderGrid({ ...scene, grid, area: paper })}</g>`,
    `<svg ${boxOf(drawing)} viewBox="0 0 ${scene.area.width} ${scene.area.height}">${renderMarks({ ...scene, grid: null })}</svg>`,
    renderHeadline(headline ?? questionOf(comparison)),
    answer === null ? "" : renderSentence(answer.sentence ?? [{ type: "text", text: resultText(answer) }]),
    rows.length > 2 ? renderList(rows, units) : renderColumns(rows, units),
    renderFooter(host),
    "</svg>",
  ].join("");
}

/** Up to two screens have a column at each side; more have a list at the left. */
function drawingBox(count: number): Box {
  const left = count > 2 ? INSET + LIST_WIDTH + GAP : INSET + COLUMN_WIDTH + GAP;
  const right = count > 2 ? INSET : INSET + COLUMN_WIDTH + GAP;
  return { x: left, y: PAPER.top, width: SHARE_SIZE.width - left - right, height: PAPER.bottom - PAPER.top };
}

/** `27″ 16:9 or 34″ 43:18?`; without the names where they do not fit, `10 screens compared` where the sizes do not either. */
function questionOf({ screens }: Comparison): string {
  if (screens.length === 0) return "No screens to compare";
  const fitting = [titleText, displayText]
    .map((textOf) => orQuestion(screens.map(({ screen }) => textOf(screen))))
    .find((words) => textWidth(words, HEADLINE.smallest) <= WIDEST);
  return fitting ?? `${screens.length} screens compared`;
}

function orQuestion(titles: readonly string[]): string {
  const [only = ""] = titles;
  return titles.length === 1 ? `How big is ${only}?` : `${listText(titles, "or")}?`;
}

function renderHeadline(words: string): string {
  const fontSize = Math.max(HEADLINE.smallest, Math.min(HEADLINE.largest, (WIDEST / textWidth(words, 1)) * 0.97));
  return `<text class="headline" x="${INSET}" y="90" style="font-size:${Math.floor(fontSize)}px">${escapeXml(fitText(words, WIDEST, fontSize))}</text>`;
}

/** One line, or two where the smallest type does not fit one. */
function renderSentence(parts: readonly AnswerPart[]): string {
  const whole = parts.map(({ text }) => text).join("");
  const fontSize = Math.floor(
    Math.max(SENTENCE.smallest, Math.min(SENTENCE.largest, (WIDEST / textWidth(whole, 1)) * 0.95)),
  );
  const spans = parts.map(({ type, text }) =>
    type === "figure" ? `<tspan class="strong">${escapeXml(text)}</tspan>` : escapeXml(text),
  );
  const fits = textWidth(whole, fontSize) <= WIDEST;
  const words = fits ? spans.join("") : escapeXml(fitText(whole, WIDEST, fontSize));
  return `<text class="sentence" x="${INSET}" y="140" style="font-size:${fontSize}px">${words}</text>`;
}

/** Name, size and the size in the other unit, at the left and at the right edge. */
function renderColumns(rows: readonly AnswerRow[], units: Units): string {
  return rows
    .map((row, index) => {
      const x = index === 0 ? INSET : SHARE_SIZE.width - INSET - COLUMN_WIDTH;
      const name = fitText(row.title, COLUMN_WIDTH - 26, 24);
      return (
        `<g transform="translate(${x} ${PAPER.top + 65})">${swatch(row, 18)}` +
        `<text class="row name" x="26" y="0">${escapeXml(name)}</text>` +
        `<text class="row" y="37">${escapeXml(row.size[units.first])}</text>` +
        `<text class="row quiet" y="74">${escapeXml(row.size[units.second])}</text></g>`
      );
    })
    .join("");
}

function renderList(rows: readonly AnswerRow[], units: Units): string {
  const height = PAPER.bottom - PAPER.top;
  const pitch = Math.min(44, (height - 24) / rows.length);
  const top = PAPER.top + (height - pitch * rows.length) / 2 + pitch * 0.7;
  return rows
    .map((row, index) => {
      const size = row.size[units.first];
      const name = fitText(row.title, LIST_WIDTH - 38 - textWidth(size, 19), 19);
      return (
        `<g transform="translate(${INSET} ${top + index * pitch})">${swatch(row, 15)}` +
        `<text class="row name tight" x="24">${escapeXml(name)}</text>` +
        `<text class="row tight quiet" x="${LIST_WIDTH}" text-anchor="end">${escapeXml(size)}</text></g>`
      );
    })
    .join("");
}

function swatch({ screen }: AnswerRow, side: number): string {
  return `<rect y="${1 - side}" width="${side}" height="${side}" rx="4" fill="${colourHex(screen.colour)}"/>`;
}

function renderFooter(host: string): string {
  const middle = (PAPER.bottom + SHARE_SIZE.height) / 2 + 9;
  return (
    `<rect y="${PAPER.bottom}" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height - PAPER.bottom}" fill="#fff"/>` +
    `<path d="M0 ${PAPER.bottom}H${SHARE_SIZE.width}" stroke="${light.ink}" stroke-opacity=".12"/>` +
    `<g transform="translate(${INSET - 3} ${middle - 27}) scale(1.5)" fill="none" stroke-width="2">` +
    `<rect x="2" y="11" width="20" height="9" rx="1" stroke="${colourHex("green")}"/>` +
    `<rect x="2" y="4" width="13" height="16" rx="1" stroke="${colourHex("blue")}"/></g>` +
    `<text class="brand" x="${INSET + 43}" y="${middle}">Diagonal</text>` +
    `<text class="foot quiet" x="${INSET + 171}" y="${middle}">Display sizes, to scale</text>` +
    `<text class="foot name" x="${SHARE_SIZE.width - INSET}" y="${middle}" text-anchor="end">${escapeXml(host)}</text>`
  );
}
