import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { comparisonSearch, readComparison } from "#comparison/address.ts";
import { isArticleId } from "#domain/article/article-id.ts";
import { CLAIMS } from "./claims.ts";
import { feet as feetOf, inch } from "./figures.ts";
import { ARTICLES, FOLDER, readableText, wordsOf } from "./shipped-articles.ts";
import { screenCells } from "./tables.ts";
import { repeatedLooks } from "./thumbnails.ts";

/**
 * The articles that ship with the site, held to what they promise: every figure in them is the product's own geometry,
 * computed unrounded and rounded once. A figure is either a cell of a table of screens (`tables.ts`) or a phrase with
 * its computation beside it (`claims.ts`); one that is neither fails here by name.
 */

/** A number with a decimal point or a unit, but for aspect ratios. */
const RATIO = /\d+(\.\d+)?:\d+(\.\d+)?/g;
const FIGURE = /\d[\d,]*(\.\d+)? ?(cm²|cm|mm|m|%|°|ppi|ft)(?![a-z²])|\d+′ \d+″|\d+\.\d+″?/g;

/** `2.7 m (8′ 10″)` and `143.9 cm (56.7″)` */
const PAIR = /(?<!× )\b(\d[\d,]*(?:\.\d+)?) (cm|mm|m) \((?:(\d+′ \d+″)|(\d+(?:\.\d+)?)″)\)/g;
const CM = { mm: 25.4, cm: 2.54, m: 0.0254 };

/** `[![alt](/comparison.svg?… "caption")](/?…)`: the picture's query, and the link's. */
const DRAWING = /\[!\[([^\]]*)\]\(\/comparison\.svg\?([^\s)]+)(?: "[^"]*")?\)\]\(\/\?([^\s)]+)\)/g;

const TITLES = new Map(ARTICLES.map(({ name, matter }) => [name, matter.title]));
/** Those that one commit brought, by their addresses, as in the list. */
const NEWEST_FIRST = ARTICLES.toSorted((one, other) => (one.id < other.id ? 1 : -1));

describe.each(ARTICLES)("$name", (article) => {
  const { name, matter, body, verdict, evidence, rest } = article;

  it("has front matter a list can show: title, whole sentences, honest dates, a picture", () => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(isArticleId(name), "a name that begins with a number would be taken for an id, and its date for 1970").toBe(
      false,
    );
    expect(matter.title).toMatch(/\S/);
    expect(matter.summary).toMatch(/\.$/);
    expect(matter.summary.length).toBeLessThanOrEqual(240);
    expect(matter.summary.split(/(?<=[.?!]) (?=\p{Lu}|\d)/u)[0].length).toBeLessThanOrEqual(120);
    expect(matter.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(matter.date)).toBeLessThanOrEqual(Date.now());
    expect(matter.thumbnail).toMatch(/^\/comparison\.svg\?screens=|^\.\/[a-z0-9-]+\.svg$/);
    if (matter.updated !== undefined) {
      expect(matter.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(matter.updated > matter.date.slice(0, 10), "updated after its publication").toBe(true);
      expect(Date.parse(matter.updated)).toBeLessThanOrEqual(Date.now());
    }
  });

  it("is long enough to explain, short enough to read, and leaves the only first heading to its title", () => {
    expect(wordsOf(article).length).toBeGreaterThanOrEqual(300);
    expect(wordsOf(article).length).toBeLessThanOrEqual(800);
    expect(body).not.toMatch(/^# |^=+$|<h1/m);
  });

  it("begins with its verdict, which is also its summary, and one table of at most five rows or one picture (V10)", () => {
    expect(verdict).toBe(matter.summary);
    expect(evidence.trim().split("\n").length - 2).toBeLessThanOrEqual(5);
    // A table is followed by the picture; a picture in the box needs no other.
    expect(evidence.startsWith("|") ? rest : evidence).toMatch(/^\[?!\[[^\]]*\d/);
  });

  it("gives inches beside centimetres (V10)", () => {
    expect(readableText(article)).toMatch(/\d (cm|mm|m)\b/);
    expect(readableText(article)).toMatch(/\d\.\d″|\d′ \d+″/);
  });

  it("ends with two related articles by their titles (V10)", () => {
    const [, related = ""] = /\n## Read next\n\n(.*)$/s.exec(body) ?? [];
    const links = [...related.matchAll(/^- \[(.+)\]\(\.\/(.+)\.md\)\\\n {2}\S.+\.$/gm)];
    expect(links.map(([, title]) => title)).toEqual(links.map(([, , other = ""]) => TITLES.get(other)));
    expect(new Set(links.map(([, , other]) => other).filter((other) => other !== name)).size).toBe(2);
    expect(related.trim().split("\n")).toHaveLength(4);
  });

  it("links comparisons as the tool writes them, and draws what it links", () => {
    const links = [...body.matchAll(/\]\(\/\?([^\s)]+)\)/g)].map(([, search = ""]) => search);
    expect(links).not.toEqual([]);
    for (const search of links.map(withoutQuestion)) expect(rewritten(search), search).toBe(`?${search}`);
    for (const [, , picture = "", link] of body.matchAll(DRAWING)) expect(withoutFocus(picture)).toBe(link);
    expect(body.match(/!\[[^\]]*\]\(\/comparison/g)?.length ?? 0).toBe([...body.matchAll(DRAWING)].length);
    const [, thumbnail] = /^\/comparison\.svg\?(.*)$/.exec(matter.thumbnail) ?? [];
    if (thumbnail !== undefined) {
      expect(rewritten(withoutFocus(thumbnail))).toBe(`?${withoutFocus(thumbnail)}`);
    }
  });

  it("links only to articles and pictures that are there, and to other sites by https", () => {
    const targets = [...body.matchAll(/\]\(([^\s)]+)/g)].map(([, target = ""]) => target);
    for (const target of [...targets, matter.thumbnail].filter((address) => !/^\/|^https:\/\/[a-z]/.test(address))) {
      expect(target).toMatch(/^\.\/[a-z0-9-]+\.(md|svg)$/);
      expect(existsSync(join(FOLDER, target)), target).toBe(true);
    }
  });

  it("uses real marks: ″ × – ’ and no line break between a number and its unit", () => {
    const prose = body.replace(/`[^`]*`|^\|[-:| ]+\|$/gm, "").replace(/\]\([^)]*\)/g, "]");
    expect(prose).not.toMatch(/["']|\d ?x ?\d|\S - |--/);
    expect(prose).not.toMatch(/\d (cm|mm|m|ppi)(?![a-z])|\d\s%/);
  });

  it("converts the first figure of a pair as it is printed", () => {
    const pairs = [...readableText(article).matchAll(PAIR)].map(
      ([pair, printed = "", unit = "", feet, digits = ""]) => {
        const length = Number(printed.replaceAll(",", "")) / CM[unit as keyof typeof CM];
        return {
          pair,
          stated: feet ?? `${digits}″`,
          computed: feet === undefined ? inch(length, decimalsOf(digits)) : feetOf(length),
        };
      },
    );
    expect(pairs.filter(({ stated, computed }) => stated !== computed)).toEqual([]);
  });

  it("keeps a multiplication sign with its figures", () => {
    expect(body.replace(/\]\([^)]*\)/g, "]")).not.toMatch(/\d [×÷]|[×÷] [\d√]/);
  });

  it("rounds percentages to whole ones from 10% on (D37)", () => {
    expect(readableText(article)).not.toMatch(/\d\d\.\d+%/);
  });

  it("states no figure that is not computed", () => {
    const { given, computed } = CLAIMS[name] ?? { given: [], computed: [] };
    const readable = readableText(article);
    const { cells, rest: prose } = screenCells(readable);
    for (const cell of cells) expect(cell.stated, cell.where).toBe(cell.computed);
    const claims = [...computed, ...given].toSorted((one, other) => other.length - one.length);
    expect(claims.filter((claim) => !readable.includes(claim))).toEqual([]);
    const unaccounted = claims.reduce((left, claim) => left.replaceAll(claim, " … "), prose);
    expect(unaccounted.replace(RATIO, "").match(FIGURE) ?? []).toEqual([]);
  });
});

it("has each article at an address of its own, in the words of its title", () => {
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
  expect(ARTICLES.filter(({ matter }) => matter.slug !== undefined || matter.replaces !== undefined)).toEqual([]);
});

it("has claims for these articles alone", () => {
  expect(Object.keys(CLAIMS).toSorted()).toEqual(ARTICLES.map(({ name }) => name).toSorted());
});

it("shows different pictures in the list: each its own, neighbours of another kind or in other colours (V10.7)", () => {
  expect(new Set(ARTICLES.map(({ matter }) => matter.thumbnail)).size).toBe(ARTICLES.length);
  expect(repeatedLooks(NEWEST_FIRST.map(({ matter }) => matter.thumbnail))).toEqual([]);
});

it("writes no paragraph twice", () => {
  const paragraphs = ARTICLES.flatMap(({ body }) => body.split("\n\n")).filter((text) =>
    /^(?!\[!)\p{L}.{60}/u.test(text),
  );
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
});

const decimalsOf = (digits: string) => digits.split(".")[1]?.length ?? 0;

/** The search as the tool writes it itself. */
const rewritten = (search: string) =>
  comparisonSearch(readComparison(new URLSearchParams(search), "in").comparison, "in");

/** A link asks for the length that its last parameter lacks. */
const withoutQuestion = (search: string) => search.replace(/&(distance|space)=$/, "");

/** `focus` is known to pictures alone. */
const withoutFocus = (search: string) => search.replace(/&focus=(\d|above)/g, "");
