import type { Element, Nodes, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { ArticleError } from "../article-error.ts";
import type { Field } from "../front-matter.ts";
import { readDate } from "../publication-date.ts";
import { SUMMARY_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from "../publish-limits.ts";
import type { SourceDocument } from "../source-document.ts";
import { truncateAt } from "../truncate.ts";
import { improveAccessibility } from "./accessibility.ts";
import { assignAnchors } from "./anchors.ts";
import { markParts } from "./article-parts.ts";
import { captionFigures } from "./captions.ts";
import { checkAddresses } from "./check-addresses.ts";
import { demoteHeadings, dropOpeningTitle, firstHeading } from "./headings.ts";
import { markLanguage } from "./language.ts";
import { limitLiveDrawings } from "./limit-live-drawings.ts";
import { limitNesting, nestedTooDeeply } from "./nesting.ts";
import { nodeText, oneLine } from "./node-text.ts";
import { parseHtml, parseMarkdown } from "./parse.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

/** Elements whose paragraphs do not open the article: quotations, lists, tables and notes. */
const SKIPPED = ["blockquote", "figure", "li", "table", "section"];

/** A sanitised article whose references to local files are still to be resolved. */
export interface ConvertedArticle {
  readonly title: string;
  /** Milliseconds since 1970, or null where the file says none. */
  readonly date: number | null;
  readonly summary: string;
  /** The address as written, or that of the first picture. */
  readonly thumbnail: { readonly address: string; readonly line: number } | null;
  /** Sanitised (D26). */
  readonly body: Root;
  /** What the sanitiser removed and the author might miss, without repetitions. */
  readonly removed: readonly string[];
}

/** Parses and sanitises an article, without looking at other files. Throws an `ArticleError`. */
export function convertArticle(document: SourceDocument): ConvertedArticle {
  try {
    return convert(document);
  } catch (error) {
    // The parsers and tree walkers recurse: nesting that overflows the stack is beyond any use.
    if (error instanceof RangeError) throw nestedTooDeeply();
    throw error;
  }
}

function convert({ kind, fields: frontMatter, body }: SourceDocument): ConvertedArticle {
  const { tree: unsafe, fields: head } = kind === "html" ? parseHtml(body) : parseMarkdown(body);
  const fields = new Map([...head, ...frontMatter]);
  limitNesting(unsafe);
  const { tree, removed } = sanitiseHtml(unsafe);

  const heading = firstHeading(tree);
  const title = textOf(fields, "title") ?? heading;
  if (!title)
    throw new ArticleError("there is no title", 'Add a line such as "title: …" to the front matter, or a heading.');
  if (title.text.length > TITLE_MAX_CHARACTERS) {
    throw new ArticleError("the title is too long", `Keep it to ${TITLE_MAX_CHARACTERS} characters.`, title.line);
  }
  const date = textOf(fields, "date");
  const stamp = date && readDate(date.text, date.line);

  dropOpeningTitle(tree, title.text);
  assignAnchors(tree);
  demoteHeadings(tree);
  const removedAddresses = checkAddresses(tree);
  limitLiveDrawings(tree);
  captionFigures(tree);
  improveAccessibility(tree);
  const picture = firstPicture(tree);
  forgetPositions(tree);
  const text = nodeText(tree);
  if (!picture && text === "") throw new ArticleError("the article has no text", "Write some below the front matter.");

  const thumbnail = textOf(fields, "thumbnail", "image");
  const summary = shortSummary(textOf(fields, "summary", "description")?.text ?? openingText(tree));
  markParts(tree);
  return {
    title: title.text,
    date: stamp,
    summary,
    thumbnail: thumbnail ? { address: thumbnail.text, line: thumbnail.line } : picture,
    body: markLanguage(tree, text, fields.get("lang")?.text ?? null),
    removed: [...new Set([...removed, ...removedAddresses])],
  };
}

/** The first of the named fields that holds something. */
function textOf(fields: ReadonlyMap<string, Field>, ...names: string[]): { text: string; line: number } | null {
  for (const name of names) {
    const field = fields.get(name);
    if (!field) continue;
    if (field.text === null)
      throw new ArticleError(`"${name}" is not a single text`, "Write it on one line.", field.line);
    const text = oneLine(field.text);
    if (text !== "") return { text, line: field.line };
  }
  return null;
}

/** A summary on one line, shortened at a word with an ellipsis if it is too long. */
function shortSummary(text: string): string {
  const line = oneLine(text);
  if (line.length <= SUMMARY_MAX_CHARACTERS) return line;
  return `${truncateAt(" ", line, SUMMARY_MAX_CHARACTERS - 1).replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/** The first paragraph with text, else the whole text. */
function openingText(tree: Root): string {
  return firstParagraph(tree, SKIPPED) || firstParagraph(tree, []) || nodeText(tree);
}

function firstParagraph(tree: Nodes, skipped: readonly string[]): string {
  let found = "";
  visit(tree, "element", (element: Element) => {
    if (found || skipped.includes(element.tagName)) return SKIP;
    if (element.tagName === "p") found = nodeText(element);
  });
  return found;
}

function firstPicture(tree: Root): ConvertedArticle["thumbnail"] {
  let found: ConvertedArticle["thumbnail"] = null;
  visit(tree, "element", ({ tagName, properties, position }) => {
    if (tagName === "img") found ??= { address: String(properties.src), line: position?.start.line ?? 1 };
  });
  return found;
}

/** Only links and pictures may still be refused by line; without other positions the tree costs less to pass on. */
function forgetPositions(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== "element" || (node.tagName !== "a" && node.tagName !== "img")) delete node.position;
  });
}
