import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseScreens } from "../../src/comparison/address.ts";
import { isArticleId } from "../../src/domain/article/article-id.ts";
import { CLAIMS } from "./claims.ts";
import { screenCells } from "./tables.ts";

/**
 * The articles that ship with the site, held to what they promise: every figure in them is the product's own geometry,
 * computed unrounded and rounded once. A figure is either a cell of a table of screens (`tables.ts`) or a phrase with
 * its computation beside it (`claims.ts`); one that is neither fails here by name.
 */
const FOLDER = join(import.meta.dirname, "../../content/articles");

const articles = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".md"))
  .map((file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const [, matter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    return { slug: file.replace(/\.md$/, ""), text, matter: parse(matter, { schema: "core" }) ?? {}, body };
  });

/** What a reader reads, with every space a single ordinary one: no addresses, no code. */
function readableText({ matter, body }: (typeof articles)[number]): string {
  return `${matter.summary}\n${body}`
    .replace(/`[^`]*`/g, "")
    .replace(/\]\([^\s)]*/g, "](")
    .replace(/[ \u00a0\u202f]+/g, " ");
}

/** A number with a decimal point or a unit, but for aspect ratios. */
const RATIO = /\d+(\.\d+)?:\d+(\.\d+)?/g;
const FIGURE = /\d[\d,]*(\.\d+)? ?(cm²|cm|mm|m|%|°|ppi)(?![a-z²])|\d+\.\d+″?/g;

describe.each(articles)("$slug", (article) => {
  const { slug, text, matter, body } = article;

  it("has front matter a list can show: title, short summary, honest date, drawing", () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(isArticleId(slug), "a name that begins with a number would be taken for an id, and its date for 1970").toBe(
      false,
    );
    expect(matter.title).toMatch(/\S/);
    expect(matter.summary).toMatch(/\.$/);
    expect(matter.summary.length).toBeLessThanOrEqual(200);
    expect(matter.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(matter.date)).toBeLessThanOrEqual(Date.now());
    expect(matter.thumbnail).toMatch(/^\/comparison\.svg\?screens=/);
  });

  it("is long enough to explain and leaves the only first heading to its title", () => {
    expect(body.match(/\p{L}[\p{L}’-]*/gu)?.length).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/^# |^=+$|<h1/m);
  });

  it("draws and links comparisons that the tool reads whole", () => {
    const addresses = [...text.matchAll(/\?screens=([^\s"`)]+)/g)].map(([, screens = ""]) => screens);
    expect(body).toMatch(/!\[[^\]]*\d[^\]]*\]\(\/comparison\.svg\?screens=/);
    expect(body).toMatch(/(?<!!)\[[^\]![]+\]\(\/(\?screens=[^)]+)?\)/);
    for (const address of addresses) expect(parseScreens(address).unreadable, address).toEqual([]);
  });

  it("links only to articles and pictures that are there", () => {
    const targets = [...body.matchAll(/\]\(([^\s)]+)/g)].map(([, target = ""]) => target);
    for (const target of targets.filter((address) => !address.startsWith("/"))) {
      expect(target).toMatch(/^\.\/[a-z0-9-]+\.(md|svg)$/);
      expect(existsSync(join(FOLDER, target)), target).toBe(true);
    }
  });

  it("uses real marks: ″ × – ’ and no line break between a number and its unit", () => {
    const prose = body.replace(/`[^`]*`|^\|[-:| ]+\|$/gm, "").replace(/\]\([^)]*\)/g, "]");
    expect(prose).not.toMatch(/["']|\d ?x ?\d|\S - |--/);
    expect(prose).not.toMatch(/\d (cm|mm|m|%|ppi)(?![a-z])/);
  });

  it("states no figure that is not computed", () => {
    const { given, computed } = CLAIMS[slug] ?? { given: [], computed: [] };
    const readable = readableText(article);
    const { cells, rest } = screenCells(readable);
    for (const cell of cells) expect(cell.stated, cell.where).toBe(cell.computed);
    const claims = [...computed, ...given].toSorted((one, other) => other.length - one.length);
    expect(claims.filter((claim) => !readable.includes(claim))).toEqual([]);
    const unaccounted = claims.reduce((left, claim) => left.replaceAll(claim, " … "), rest);
    expect(unaccounted.replace(RATIO, "").match(FIGURE) ?? []).toEqual([]);
  });
});

it("tells the articles apart by their dates, so that their order is defined", () => {
  expect(new Set(articles.map(({ matter }) => matter.date)).size).toBe(articles.length);
  expect(Object.keys(CLAIMS).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
});
