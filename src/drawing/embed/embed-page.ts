import { isNumbered } from "#comparison/listed-screen.ts";
import { shortAddress } from "#comparison/short-address.ts";
import type { Comparison } from "#comparison/state.ts";
import type { AnswerPart } from "#words/answer-part.ts";
import type { Answer } from "#words/shared/answer.ts";
import type { Words } from "#words/words.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { viewOptions } from "../scene/view-options.ts";
import { type Attributes, element, type SvgElement, type SvgNode, viewBoxOf } from "../svg/element.ts";
import { LOGO } from "../svg/logo-elements.ts";
import { sceneElements } from "../svg/mark-elements.ts";
import { writeText } from "../svg/write-text.ts";
import { comparisonAddress } from "./embed-code.ts";
import { NARROW_EMBED, WIDE_EMBED } from "./embed-size.ts";
import { EMBED_STYLES, type EmbedTheme } from "./embed-style.ts";

interface EmbedOptions {
  readonly words: Words;
  readonly theme: EmbedTheme;
  /** The address of the site in this language, without a final slash. */
  readonly siteUrl: string;
}

/** Opens outside the frame, in a new tab. */
const NEW_TAB: Attributes = { target: "_blank", rel: "noopener" };

/**
 * One comparison as a whole page for a frame on another site (D41). It has no script and fetches nothing. Its elements
 * are written like those of an SVG file, which HTML reads the same: none is empty but those that HTML has no end tag for.
 */
export function renderEmbedPage(comparison: Comparison, { words, theme, siteUrl }: EmbedOptions): string {
  const address = comparisonAddress(comparison, { siteUrl, lengths: words.lengths });
  const short = shortAddress(comparison, words.lengths);
  const head = [
    element("title", {}, [words.site.titleOf(words.titles.comparisonTitle(comparison))]),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "robots", content: "noindex" }),
    element("link", { rel: "canonical", href: address }),
  ];
  const main = element("main", {}, [
    drawingElement(comparison, "wide", words),
    drawingElement(comparison, "narrow", words),
    ...answerElements(comparison, words),
    footerElement(address, short === null ? new URL(siteUrl).href : siteUrl + short, words),
  ]);
  return [
    `<!doctype html>\n<html lang="${words.lang}" dir="${words.dir}"><head><meta charset="utf-8">`,
    ...head.map(writeText),
    // The text of a style element is not escaped in HTML. It holds nothing of the comparison.
    `<style>${EMBED_STYLES[theme]}</style></head><body>`,
    writeText(main),
    "</body></html>\n",
  ].join("");
}

function drawingElement(comparison: Comparison, className: "wide" | "narrow", words: Words): SvgElement {
  const { area } = className === "wide" ? WIDE_EMBED : NARROW_EMBED;
  const scene = composeScene(comparison.screens, area, { texts: words.drawing, ...viewOptions(comparison) });
  const attributes = {
    class: `drawing ${className}`,
    role: "img",
    "aria-label": words.description.describeComparison(comparison),
    ...viewBoxOf(area),
  };
  return element("svg", attributes, sceneElements(scene));
}

function answerElements(comparison: Comparison, words: Words): readonly SvgElement[] {
  const answer = words.answer.answerOf(comparison);
  if (answer === null) return [element("h1", { class: "answer" }, [words.titles.comparisonTitle(comparison)])];
  const { sentence, rows, units } = answer;
  return [
    element("h1", { class: "answer" }, sentence.map(partNode)),
    element(
      "ul",
      { class: "sizes" },
      rows.map((row) => {
        return element("li", {}, [
          element("span", { class: "name" }, [markOf(row, rows.length), element("span", {}, [row.title])]),
          element("span", { class: "first" }, [row.size[units.first] ?? words.embedPage.notDrawn]),
          element("span", { class: "second" }, [row.size[units.second]]),
        ]);
      }),
    ),
  ];
}

function partNode(part: AnswerPart): SvgNode {
  if (part.type === "screen") return element("i", {}, [swatch(part.colour), part.text]);
  return part.type === "figure" ? element("b", {}, [part.text]) : part.text;
}

/** The number and ring of the screen's label in the drawing, or its colour beside its name (V15). */
function markOf({ number, screen }: Answer["rows"][number], count: number): SvgElement {
  if (!isNumbered(count)) return swatch(screen.colour);
  return element("span", { class: `number ${screen.colour}` }, [element("b", {}, [String(number)])]);
}

/** With an empty text, since HTML knows no empty elements of this name. */
function swatch(colour: string): SvgElement {
  return element("span", { class: `swatch ${colour}` }, [""]);
}

/** @param short an address to read and type, for sites whose frames open no links */
function footerElement(address: string, short: string, { embedPage: { open } }: Words): SvgElement {
  const icon = { viewBox: "0 0 24 24", fill: "none", "stroke-width": 2, "aria-hidden": "true" };
  const newTab = element(
    "svg",
    { ...icon, stroke: "currentColor", "stroke-linecap": "round", "stroke-linejoin": "round" },
    [element("path", { d: "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" })],
  );
  return element("footer", {}, [
    element("a", { class: "site", href: short, ...NEW_TAB }, [
      element("svg", icon, LOGO),
      element("b", { class: "wide" }, ["Diagonal"]),
      element("span", {}, [short.replace(/^https?:\/\/|\/$/g, "")]),
    ]),
    element("a", { class: "open", href: address, ...NEW_TAB }, [
      element("span", { class: "wide" }, [open.wide]),
      element("span", { class: "narrow" }, [open.narrow]),
      newTab,
    ]),
  ]);
}
