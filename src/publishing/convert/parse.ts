import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Field } from "../front-matter.ts";
import { nodeText } from "./node-text.ts";

/** A document as a tree of HTML, not yet sanitised. */
interface SourceTree {
  readonly tree: Root;
  /** Fields of an HTML document's head, which replace front matter. */
  readonly fields: ReadonlyMap<string, Field>;
}

// `anchors.ts` prefixes all ids.
const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: "",
    footnoteLabelProperties: { className: ["visually-hidden"] },
  })
  .use(rehypeRaw)
  .freeze();

const html = unified().use(rehypeParse).freeze();

/** CommonMark with GitHub's tables, task lists, strikethrough and footnotes; HTML inside it is parsed. */
export function parseMarkdown(text: string): SourceTree {
  return { tree: markdown.runSync(markdown.parse(text), { value: text }), fields: new Map() };
}

/** A whole HTML document or a piece of one. Its only `<main>`, where it has one, is the article. */
export function parseHtml(text: string): SourceTree {
  const tree = html.parse(text);
  const mains: Element[] = [];
  let body: Element | undefined;
  visit(tree, "element", (element) => {
    if (element.tagName === "main") mains.push(element);
    if (element.tagName === "body") body ??= element;
  });
  const article = mains.length === 1 ? mains[0] : body;
  return { tree: { type: "root", children: article?.children ?? [] }, fields: headFields(tree) };
}

const META_FIELDS: Readonly<Record<string, string>> = {
  description: "description",
  "og:image": "image",
  date: "date",
  "article:published_time": "date",
};

function headFields(tree: Root): Map<string, Field> {
  const fields = new Map<string, Field>();
  const add = (name: string | undefined, text: unknown, element: Element) => {
    if (name === undefined || fields.has(name) || typeof text !== "string") return;
    fields.set(name, { text, line: element.position?.start.line ?? 1 });
  };
  visit(tree, "element", (element) => {
    const { tagName, properties } = element;
    if (tagName === "html") add("lang", properties.lang, element);
    if (tagName === "title") add("title", nodeText(element), element);
    if (tagName === "meta") {
      add(META_FIELDS[String(properties.name ?? properties.property).toLowerCase()], properties.content, element);
    }
    return tagName === "svg" ? "skip" : undefined;
  });
  return fields;
}
