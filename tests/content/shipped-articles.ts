import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { makeArticleId } from "#publishing/make-article-id.ts";

/** The articles that ship with the site. */
export const FOLDER = join(import.meta.dirname, "../../content/articles");

export const ARTICLES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".md"))
  .map((file) => readArticle(file));

/** Under which address a shipped article is published, and its title, by the name of its file. */
export function shippedArticle(name: string): { id: string; title: string } {
  const { id, matter } = ARTICLES.find((article) => article.name === name) ?? {};
  if (id === undefined) throw new Error(`There is no article ${name}.`);
  return { id, title: matter.title };
}

export type ShippedArticle = (typeof ARTICLES)[number];

function readArticle(file: string) {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const [, frontMatter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const matter = parse(frontMatter, { schema: "core" }) ?? {};
  const name = file.replace(/\.md$/, "");
  const id = makeArticleId(name, matter.title, Date.parse(matter.date));
  return { name, id, matter, body, ...shortAnswer(body) };
}

/** The box at the beginning: the verdict, and one table or picture. */
function shortAnswer(body: string) {
  const parts = /^\n## The short answer\n\n([^\n]+)\n\n((?:\|[^\n]*\|\n)+|\[?!\[[^\n]+\n)\n(.*)$/s.exec(body);
  const [, verdict = "", evidence = "", rest = ""] = parts ?? [];
  return { verdict: plain(verdict), evidence, rest };
}

/** What a reader reads, with every space a single ordinary one: no addresses, no code, no bold marks. */
export function readableText({ matter, body }: ShippedArticle): string {
  return plain(`${matter.summary}\n${body}`.replace(/`[^`]*`/g, "").replace(/\]\([^\s)]*/g, "]("));
}

/** The words of the text, without tables and addresses. */
export function wordsOf({ body }: ShippedArticle): readonly string[] {
  return body.replace(/\]\([^)]*\)/g, "]").match(/\p{L}[\p{L}’-]*/gu) ?? [];
}

function plain(markdown: string): string {
  return markdown.replaceAll("**", "").replace(/[ \u00a0\u202f]+/g, " ");
}
