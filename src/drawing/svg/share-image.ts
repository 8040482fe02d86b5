import type { Focus } from "#comparison/focus.ts";
import { isNumbered } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { colourHex } from "#domain/display/colour.ts";
import { type AnswerPart, partsText } from "#words/answer-part.ts";
import type { Answer } from "#words/shared/answer.ts";
import type { Words } from "#words/words.ts";
import { SCHEMES } from "../colours.ts";
import type { Box } from "../scene/box.ts";
import { composePictureScene } from "../scene/highlighted-scene.ts";
import { MARK_KINDS } from "../scene/marks.ts";
import { fitText, textWidth } from "../scene/text-width.ts";
import { viewOptions } from "../scene/view-options.ts";
import { type Attributes, boxOf, element, type SvgElement, viewBoxOf } from "./element.ts";
import { groundElements } from "./ground-elements.ts";
import { LOGO } from "./logo-elements.ts";
import { sceneElements } from "./mark-elements.ts";
import { LIGHT_STYLE } from "./marks-style.ts";
import { fileElement, SHARE_SIZE } from "./svg-file.ts";
import { writeText } from "./write-text.ts";

const INSET = 65;
const WIDEST = SHARE_SIZE.width - 2 * INSET;
/** The graph paper between the words and the footer. */
const PAPER = { top: 196, bottom: 558 } as const;
const COLUMN_WIDTH = 190;
const LIST_WIDTH = 400;
const GAP = 40;
/** A drawing is made for a screen; a preview is smaller, so its strokes and figures are larger. */
const SCALE = 1.5;

/** A row leaves room for a label above and for its dimensions below. */
const ROW_PLACE = { margin: 54, offset: { x: 0, y: -36 }, barAbove: true } as const;

const NUMBER = { width: 28, height: 22 } as const;
/** From the baseline of a row up to the middle of its figures. */
const MIDDLE_OF_TEXT = 7;

const HEADLINE = { largest: 64, smallest: 36 } as const;
const SENTENCE = { largest: 30, smallest: 20 } as const;
const { light } = SCHEMES;

const STYLE = [
  LIGHT_STYLE,
  `text{fill:${light.ink}}.headline{font-weight:700;letter-spacing:-.03em}.sentence,.quiet{fill:${light.muted}}`,
  `.figure{font-weight:700;fill:${light.ink}}.row{font-size:24px}.name{font-weight:650}.tight{font-size:19px}`,
  ".brand{font-size:26px;font-weight:650}.foot{font-size:22px}.number{font-size:14px}",
].join("");

type AnswerRow = Answer["rows"][number];

type ShareWords = Pick<Words, "answer" | "description" | "drawing" | "picture" | "screens" | "titles">;

interface ShareOptions {
  readonly words: ShareWords;
  /** The question that the image answers; the comparison's own if not given. */
  readonly headline?: string;
  /** The site's host. */
  readonly host: string;
  readonly focus?: Focus;
}

/** The comparison as an SVG file to share: its question, the answer, the drawing and each screen's sizes, in light colours. */
export function renderShareImage(
  comparison: Comparison,
  { words, headline, host, focus = null }: ShareOptions,
): string {
  const { screens } = comparison;
  const answer = words.answer.answerOf(comparison);
  const row = answer?.row ?? null;
  const box = drawingBox(row === null ? screens.length : 0);
  const scene = composePictureScene(
    screens,
    focus,
    { width: box.width / SCALE, height: box.height / SCALE },
    { texts: words.drawing, ...viewOptions(comparison), ...(row !== null && ROW_PLACE) },
  );
  // The paper is as wide as the image.
  const paper = { x: -box.x / SCALE, y: 0, width: SHARE_SIZE.width / SCALE, height: scene.area.height };
  const marks = sceneElements(
    scene,
    MARK_KINDS.filter((kind) => kind !== "grid"),
  );
  return writeText(
    fileElement(
      words.description.describeComparison(comparison),
      STYLE,
      [
        element("g", { transform: `translate(${box.x} ${box.y}) scale(${SCALE})` }, groundElements(scene, paper)),
        element("svg", { ...boxOf(box), ...viewBoxOf(scene.area) }, marks),
        headlineElement(headline ?? fittingQuestion(comparison, words)),
        ...(answer === null
          ? []
          : [sentenceElement(answer.sentence), ...(row === null ? rowElements(answer, words.picture) : [])]),
        ...footerElements(host, words.picture),
      ],
      { ...viewBoxOf(SHARE_SIZE), ...SHARE_SIZE },
    ),
  );
}

/** Up to two screens have a column at each side; more have a list at the left. A row takes all of the width, and counts as none. */
function drawingBox(count: number): Box {
  const [atLeft, atRight] = count > 2 ? [LIST_WIDTH + GAP, 0] : [COLUMN_WIDTH + GAP, COLUMN_WIDTH + GAP];
  const [left, right] = count === 0 ? [INSET, INSET] : [INSET + atLeft, INSET + atRight];
  return { x: left, y: PAPER.top, width: SHARE_SIZE.width - left - right, height: PAPER.bottom - PAPER.top };
}

/** The comparison's question; without the names where they do not fit, `10 screens compared` where the sizes do not either. */
function fittingQuestion(comparison: Comparison, { picture, screens, titles }: ShareWords): string {
  const fitting = [screens.titleText, screens.sizeText]
    .map((textOf) => titles.comparisonQuestion(comparison, textOf))
    .find((words) => textWidth(words, HEADLINE.smallest) <= WIDEST);
  return fitting ?? picture.manyCompared(comparison.screens.length);
}

function headlineElement(words: string): SvgElement {
  const fontSize = fittingSize(words, HEADLINE, 0.97);
  return textElement("headline", INSET, 90, fitText(words, WIDEST, fontSize), { "font-size": Math.floor(fontSize) });
}

/** As large as one line allows; it fills at most this part of the width. */
function fittingSize(words: string, { largest, smallest }: typeof HEADLINE | typeof SENTENCE, part: number): number {
  return Math.max(smallest, Math.min(largest, (WIDEST / textWidth(words, 1)) * part));
}

/** One line, cut where the smallest type does not fit. */
function sentenceElement(parts: readonly AnswerPart[]): SvgElement {
  const whole = partsText(parts);
  const fontSize = Math.floor(fittingSize(whole, SENTENCE, 0.95));
  const spans = parts.map(({ type, text }) =>
    type === "figure" ? element("tspan", { class: "figure" }, [text]) : text,
  );
  const fits = textWidth(whole, fontSize) <= WIDEST;
  return element(
    "text",
    { class: "sentence", x: INSET, y: 140, "font-size": fontSize },
    fits ? spans : [fitText(whole, WIDEST, fontSize)],
  );
}

function rowElements(answer: Answer, words: Words["picture"]): readonly SvgElement[] {
  return answer.rows.length > 2 ? listElements(answer, words) : columnElements(answer, words);
}

/** Name and figures, at the left and at the right edge. */
function columnElements({ rows, units }: Answer, { notDrawn }: Words["picture"]): readonly SvgElement[] {
  return rows.map((row, index) => {
    const x = index === 0 ? INSET : SHARE_SIZE.width - INSET - COLUMN_WIDTH;
    return element("g", { transform: `translate(${x} ${PAPER.top + 65})` }, [
      swatch(row, 18),
      textElement("row name", 26, 0, fitText(row.title, COLUMN_WIDTH - 26, 24)),
      textElement("row", 0, 37, row.size[units.first] ?? notDrawn),
      textElement("row quiet", 0, 74, row.size[units.second]),
    ]);
  });
}

function listElements({ rows, units }: Answer, { notDrawn }: Words["picture"]): readonly SvgElement[] {
  const height = PAPER.bottom - PAPER.top;
  const pitch = Math.min(44, (height - 24) / rows.length);
  const top = PAPER.top + (height - pitch * rows.length) / 2 + pitch * 0.7;
  const numbered = isNumbered(rows.length);
  const nameStart = numbered ? NUMBER.width + 10 : 24;
  return rows.map((row, index) => {
    const size = row.size[units.first] ?? notDrawn;
    const name = fitText(row.title, LIST_WIDTH - 14 - nameStart - textWidth(size, 19), 19);
    return element("g", { transform: `translate(${INSET} ${top + index * pitch})` }, [
      ...(numbered ? numberRing(row) : [swatch(row, 15)]),
      textElement("row name tight", nameStart, 0, name),
      textElement("row tight quiet", LIST_WIDTH, 0, size, { "text-anchor": "end" }),
    ]);
  });
}

function swatch({ screen }: AnswerRow, side: number): SvgElement {
  return element("rect", { y: 1 - side, width: side, height: side, rx: 4, fill: colourHex(screen.colour) });
}

/** The number and ring of the screen's label in the drawing (V15). */
function numberRing({ number, screen }: AnswerRow): readonly SvgElement[] {
  const { width, height } = NUMBER;
  const box = { x: 0, y: -height / 2 - MIDDLE_OF_TEXT, width, height, rx: height / 2 };
  const ring = { stroke: colourHex(screen.colour), "stroke-width": 2 };
  return [
    element("rect", { class: "capsule", ...ring, ...box }),
    textElement("name number", width / 2, 5 - MIDDLE_OF_TEXT, String(number), { "text-anchor": "middle" }),
  ];
}

function footerElements(host: string, { motto }: Words["picture"]): readonly SvgElement[] {
  const middle = (PAPER.bottom + SHARE_SIZE.height) / 2 + 9;
  const { width, height } = SHARE_SIZE;
  return [
    element("rect", { y: PAPER.bottom, width, height: height - PAPER.bottom, fill: "#fff" }),
    element("path", { d: `M0 ${PAPER.bottom}H${width}`, stroke: light.ink, "stroke-opacity": 0.12 }),
    element(
      "g",
      { transform: `translate(${INSET - 3} ${middle - 27}) scale(1.5)`, fill: "none", "stroke-width": 2 },
      LOGO,
    ),
    textElement("brand", INSET + 43, middle, "Diagonal"),
    textElement("foot quiet", INSET + 171, middle, motto),
    textElement("foot name", width - INSET, middle, host, { "text-anchor": "end" }),
  ];
}

function textElement(
  className: string,
  x: number,
  y: number,
  content: string,
  attributes: Attributes = {},
): SvgElement {
  return element("text", { class: className, x, y, ...attributes }, [content]);
}
