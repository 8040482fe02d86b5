import type { Root } from "hast";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import { visit } from "unist-util-visit";

/** Elements removed with their content: active, foreign, or meaningless without their attributes. */
const REMOVED_ELEMENTS = (
  "applet audio canvas embed frame frameset head iframe link math meta noembed noframes noscript object " +
  "option plaintext script select style svg template textarea title video xmp"
).split(" ");

/** Elements an article may use. Every other element is replaced by its content. */
const ALLOWED_ELEMENTS = (
  "a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure " +
  "h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub " +
  "summary sup table tbody td tfoot th thead time tr u ul var wbr"
).split(" ");

const SMALL_NUMBER = /^\d{1,4}$/;
const ALIGNED: [string, ...string[]] = ["align", "left", "center", "right"];

/**
 * Allowed attributes, by hast's property names. Everything else is removed, so no handler or style needs to be
 * recognised. `check-addresses.ts` checks the addresses.
 */
const SCHEMA: Options = {
  tagNames: ALLOWED_ELEMENTS,
  strip: REMOVED_ELEMENTS,
  clobber: [],
  required: {},
  protocols: {},
  ancestors: {
    caption: ["table"],
    col: ["table"],
    colgroup: ["table"],
    figcaption: ["figure"],
    summary: ["details"],
    tbody: ["table"],
    td: ["table"],
    tfoot: ["table"],
    th: ["table"],
    thead: ["table"],
    tr: ["table"],
  },
  attributes: {
    "*": ["id", "lang", "title", ["dir", "ltr", "rtl", "auto"]],
    a: ["href", "name", "dataFootnoteRef", "dataFootnoteBackref", "ariaLabel", "ariaDescribedBy"],
    blockquote: ["cite"],
    code: [["className", /^language-[\w+#.-]{1,30}$/]],
    col: [["span", SMALL_NUMBER]],
    colgroup: [["span", SMALL_NUMBER]],
    del: ["cite", "dateTime"],
    details: ["open"],
    h2: [["className", "visually-hidden"]],
    img: ["src", "alt", ["width", SMALL_NUMBER], ["height", SMALL_NUMBER]],
    input: ["checked", ["type", "checkbox"]],
    ins: ["cite", "dateTime"],
    li: [
      ["value", /^-?\d{1,6}$/],
      ["className", "task-list-item"],
    ],
    ol: [["start", /^-?\d{1,6}$/], "reversed", ["type", "1", "a", "A", "i", "I"], ["className", "contains-task-list"]],
    q: ["cite"],
    section: ["dataFootnotes", ["className", "footnotes"]],
    td: [["colSpan", SMALL_NUMBER], ["rowSpan", SMALL_NUMBER], ALIGNED],
    th: [
      ["colSpan", SMALL_NUMBER],
      ["rowSpan", SMALL_NUMBER],
      ["scope", "col", "row", "colgroup", "rowgroup"],
      ALIGNED,
    ],
    time: ["dateTime"],
    ul: [["className", "contains-task-list"]],
  },
};

const clean = rehypeSanitize(SCHEMA);

interface Sanitised {
  readonly tree: Root;
  /** Names of the elements removed with their content, without repetitions. */
  readonly removed: readonly string[];
}

/** Removes scripts, handlers, styles, forms and foreign content (D26). */
export function sanitiseHtml(tree: Root): Sanitised {
  const removed = new Set<string>();
  visit(tree, "element", ({ tagName }) => {
    if (REMOVED_ELEMENTS.includes(tagName)) removed.add(tagName);
  });
  return { tree: clean(tree), removed: [...removed] };
}
