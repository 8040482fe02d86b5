import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseScreens } from "../../src/comparison/address.ts";
import { isArticleId } from "../../src/domain/article/article-id.ts";
import { makeArticleId } from "../../src/publishing/make-article-id.ts";
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
const FIGURE = /\d[\d,]*(\.\d+)? ?(cm²|cm|mm|m|%|°|ppi|ft)(?![a-z²])|\d+\.\d+″?/g;

const TITLES = new Map(articles.map(({ slug, matter }) => [slug, matter.title]));

/** Of November 2026, when the titles were other ones. */
const FORMER_ADDRESSES = [
  "1795224600000-inches-and-centimetres",
  "1795224660000-why-percentages-mislead",
  "1795224720000-a-monitor-on-its-side",
  "1795224780000-phones-that-grew-taller-not-wider",
  "1795224840000-16-10-3-2-and-4-3-the-taller-laptops-and-tablets",
  "1795224900000-measure-before-you-buy",
  "1795224960000-what-pixel-density-means",
  "1795225020000-televisions-in-a-small-room-43-50-55-or-65",
  "1795225080000-how-far-to-sit",
  "1795225140000-what-a-diagonal-hides",
  "1795225200000-what-21-9-really-is",
  "1795225260000-one-ultrawide-or-two-monitors",
  "1795225320000-27-or-32",
  "1795225380000-how-to-read-diagonal",
];

describe.each(articles)("$slug", (article) => {
  const { slug, text, matter, body } = article;

  it("has front matter a list can show: title, short summary, honest date, drawing", () => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(isArticleId(slug), "a name that begins with a number would be taken for an id, and its date for 1970").toBe(
      false,
    );
    expect(matter.title).toMatch(/\S/);
    expect(matter.summary).toMatch(/\.$/);
    expect(matter.summary.length).toBeLessThanOrEqual(240);
    expect(matter.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(matter.date)).toBeLessThanOrEqual(Date.now());
    expect(matter.thumbnail).toMatch(/^\/comparison\.svg\?screens=/);
  });

  it("is long enough to explain, short enough to read, and leaves the only first heading to its title", () => {
    const words = body.replace(/\]\([^)]*\)/g, "]").match(/\p{L}[\p{L}’-]*/gu);
    expect(words?.length).toBeGreaterThanOrEqual(400);
    expect(words?.length).toBeLessThanOrEqual(800);
    expect(body).not.toMatch(/^# |^=+$|<h1/m);
  });

  it("begins with its verdict, which is also its summary, and a drawing (V10)", () => {
    const [, verdict = "", rest = ""] = /^\n## In short\n\n([^\n]+)\n\n(.*)$/s.exec(body) ?? [];
    expect(verdict.replace(/\*\*/g, "").replace(/\u00a0/g, " ")).toBe(matter.summary);
    expect(rest).toMatch(/^\[!\[[^\]]*\d[^\]]*\]\(\/comparison\.svg\?screens=/);
  });

  it("gives inches beside centimetres (V10)", () => {
    expect(readableText(article)).toMatch(/\d (cm|mm|m)\b/);
    expect(readableText(article)).toMatch(/\d\.\d″|\d\.\d ft/);
  });

  it("ends with two related articles by their titles (V10)", () => {
    const [, related = ""] = /\n## Read next\n\n(.*)$/s.exec(body) ?? [];
    const links = [...related.matchAll(/^- \[(.+)\]\(\.\/(.+)\.md\)\\\n {2}\S.+\.$/gm)];
    expect(links.map(([, title]) => title)).toEqual(links.map(([, , other = ""]) => TITLES.get(other)));
    expect(new Set(links.map(([, , other]) => other).filter((other) => other !== slug)).size).toBe(2);
    expect(related.trim().split("\n")).toHaveLength(4);
  });

  it("draws and links comparisons that the tool reads whole", () => {
    const addresses = [...text.matchAll(/\?screens=([^\s"`)&]+)/g)].map(([, screens = ""]) => screens);
    expect(body).toMatch(/(?<!!)\[[^\]![]+\]\(\/(\?screens=[^)]+)?\)/);
    for (const address of addresses) expect(parseScreens(address).unreadable, address).toEqual([]);
  });

  it("links only to articles and pictures that are there, and to other sites by https", () => {
    const targets = [...body.matchAll(/\]\(([^\s)]+)/g)].map(([, target = ""]) => target);
    for (const target of targets.filter((address) => !/^\/|^https:\/\/[a-z]/.test(address))) {
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

it("keeps the addresses under which articles were published before", () => {
  const addresses = articles.map(({ slug, matter }) =>
    makeArticleId(slug, matter.slug ?? matter.title, Date.parse(matter.date)),
  );
  expect(addresses).toEqual(expect.arrayContaining(FORMER_ADDRESSES));
});

it("tells the articles apart by their dates, so that their order is defined", () => {
  expect(new Set(articles.map(({ matter }) => matter.date)).size).toBe(articles.length);
  expect(Object.keys(CLAIMS).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
});
