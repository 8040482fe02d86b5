import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { ArticleError } from "../article-error.ts";
import { type Field, readFrontMatter } from "../front-matter.ts";
import { TITLE_MAX_CHARACTERS } from "../limits.ts";
import { readDate } from "../publication-date.ts";
import { improveAccessibility } from "./accessibility.ts";
import { assignAnchors } from "./anchors.ts";
import { checkAddresses } from "./check-addresses.ts";
import { captionFigures } from "./figures.ts";
import { demoteHeadings, dropOpeningTitle, firstHeading } from "./headings.ts";
import { markLanguage } from "./language.ts";
import { limitNesting, nestedTooDeeply } from "./nesting.ts";
import { parseHtml, parseMarkdown } from "./parse.ts";
import { oneLine, plainText } from "./plain-text.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import { openingText, shortSummary } from "./summary.ts";

/** An article's file, decoded. */
export interface SourceDocument {
  readonly kind: "markdown" | "html";
  /** With LF line ends. */
  readonly text: string;
}

/** An article that is safe but not yet complete: what lies beside its file is still to be resolved. */
export interface ConvertedArticle {
  readonly title: string;
  /** Milliseconds since 1970, or null where the file says none. */
  readonly date: number | null;
  readonly summary: string;
  /** As it was written, or the first picture's address. */
  readonly thumbnail: { readonly address: string; readonly line: number } | null;
  /** Sanitised (D26). */
  readonly body: Root;
  /** What was taken out of the article and might be missed, each thing once. */
  readonly removed: readonly string[];
}

/** Turns an article's file into a draft, without looking at anything but its text. Throws a `ArticleError`. */
export function convertArticle(source: SourceDocument): ConvertedArticle {
  try {
    return draft(source);
  } catch (error) {
    // The parsers and the tree's walkers descend by recursion: what outgrows the stack is nested beyond any use.
    if (error instanceof RangeError) throw nestedTooDeeply();
    throw error;
  }
}

function draft({ kind, text }: SourceDocument): ConvertedArticle {
  const { fields: written, body } = readFrontMatter(text);
  const { tree: unsafe, fields: head } = kind === "html" ? parseHtml(body) : parseMarkdown(body);
  const fields = new Map([...head, ...written]);
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
  const cut = checkAddresses(tree);
  captionFigures(tree);
  improveAccessibility(tree);
  const picture = firstPicture(tree);
  if (!picture && plainText(tree) === "")
    throw new ArticleError("the article has no text", "Write some below the front matter.");

  forgetPositions(tree);
  const thumbnail = textOf(fields, "thumbnail", "image");
  return {
    title: title.text,
    date: stamp,
    summary: shortSummary(textOf(fields, "summary", "description")?.text ?? openingText(tree)),
    thumbnail: thumbnail ? { address: thumbnail.text, line: thumbnail.line } : picture,
    body: markLanguage(tree, fields.get("lang")?.text ?? null),
    removed: [...new Set([...removed, ...cut])],
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

function firstPicture(tree: Root): ConvertedArticle["thumbnail"] {
  let found: ConvertedArticle["thumbnail"] = null;
  visit(tree, "element", ({ tagName, properties, position }) => {
    if (tagName === "img") found ??= { address: String(properties.src), line: position?.start.line ?? 1 };
  });
  return found;
}

/** Only what is still to be resolved may yet be refused by its line; the rest would be carried along for nothing. */
function forgetPositions(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== "element" || (node.tagName !== "a" && node.tagName !== "img")) delete node.position;
  });
}
