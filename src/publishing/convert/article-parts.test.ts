import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { readFrontMatter } from "../front-matter.ts";
import { convertArticle } from "./convert-article.ts";
import { sanitiseContent } from "./sanitise-content.ts";

const writer = unified().use(rehypeStringify).freeze();
const published = (text: string) =>
  writer.stringify(convertArticle({ kind: "markdown", ...readFrontMatter(`---\ntitle: T\n---\n${text}`) }).body).trim();

const TABLE = "| Screen | Width |\n| --- | --- |\n| 55″ | 122 |\n| **65″** | 144 |\n";
const ANSWER = `## The short answer\n\nGet the **65″**.\n\n${TABLE}`;
const FIGURE = '[![Two](/comparison.svg?screens=55in-16x9 "To scale")](/?screens=55in-16x9)';
const SECTIONS = ["One", "Two", "Three", "Four"].map((name) => `## ${name}\n\nText.`).join("\n\n");

describe("the short answer (V10.1)", () => {
  it("is a region named by its heading, with the verdict and the table", () => {
    const html = published(`${ANSWER}\nLead.`);
    expect(html).toMatch(
      /^<section class="short-answer" aria-labelledby="user-content-the-short-answer"><div class="verdict"><h2 id="user-content-the-short-answer">The short answer<\/h2><p>Get the <strong>65″<\/strong>.<\/p><\/div><div class="table-scroll"[\s\S]*<\/table><\/div><\/section>\s*<p>Lead.<\/p>$/,
    );
  });

  it("takes a figure instead of a table, and nothing else", () => {
    expect(published(`## The short answer\n\nYes.\n\n${FIGURE}\n\nLead.`)).toMatch(
      /^<section[^>]*>.*<figure>.*<\/figure><\/section>\s*<p>Lead/s,
    );
    expect(published("## The short answer\n\nYes.\n\nLead.")).toMatch(/Yes.<\/p><\/div><\/section>\s*<p>Lead/);
  });

  it("is a heading like any other elsewhere", () => {
    expect(published(`First.\n\n${ANSWER}`)).not.toContain("<section");
  });

  it("gives the summary of an article whose front matter has none", () => {
    const source = readFrontMatter(`---\ntitle: T\n---\n${ANSWER}\n\nLead.`);
    expect(convertArticle({ kind: "markdown", ...source }).summary).toBe("Get the 65″.");
  });
});

describe("a table (V10.1)", () => {
  it("highlights each row whose first cell is bold as a whole", () => {
    const rows = published(`${TABLE}| **a** b | 1 |\n| c | **2** |\n`).match(/<tr[^>]*>/g);
    expect(rows).toEqual(["<tr>", "<tr>", '<tr class="highlighted">', "<tr>", "<tr>"]);
  });
});

describe("the contents (V10.3)", () => {
  it("link to the sections, after the first figure", () => {
    const html = published(`${ANSWER}\n${FIGURE}\n\nLead.\n\n${SECTIONS}\n\n## Read next\n\n- [a](/info/1-a)\n`);
    expect(html).toMatch(/<\/figure><nav class="contents" aria-label="Contents"><details><summary>In this article<\/s/);
    const links = [...html.matchAll(/<li><a href="#([^"]+)">([^<]+)/g)].map(([, id, name]) => [id, name]);
    expect(links).toEqual([
      ["user-content-one", "One"],
      ["user-content-two", "Two"],
      ["user-content-three", "Three"],
      ["user-content-four", "Four"],
    ]);
  });

  it("stand before the first section where no figure comes earlier, and only from four sections on", () => {
    expect(published(`Lead.\n\n${SECTIONS}`)).toMatch(
      /<p>Lead.<\/p>\s*<nav class="contents"[\s\S]*<\/nav><h2 id="user-content-one"/,
    );
    expect(published(`Lead.\n\n${SECTIONS.replace("## Four", "### Four")}`)).not.toContain("<nav");
  });
});

describe("a number and its word (V10.8)", () => {
  it("stay on one line, but not in code", () => {
    expect(published("A 65-inch or 6.1-inch-class TV, `32-inch`, 10-20.")).toBe(
      '<p>A <span class="unbroken">65-inch</span> or 6.<span class="unbroken">1-inch</span>-class TV, <code>32-inch</code>, 10-20.</p>',
    );
  });
});

describe("D26: an article of another host", () => {
  const whole = `${ANSWER}\n${FIGURE}\n\nA 65-inch TV.\n\n${SECTIONS}\n\n## Read next\n\n- [a](/info/1-a)\\\n  Why.\n`;
  const sanitised = (html: string) => sanitiseContent(html, "https://api.example/v1");

  it("has the same parts, however often it was published before", () => {
    const once = published(whole);
    expect(once).toContain('<section class="read-next" aria-labelledby="user-content-read-next">');
    expect(sanitised(once)).toBe(once);
    expect(sanitised(sanitised(once))).toBe(once);
  });

  it("cannot give its own elements the classes of the parts", () => {
    const html =
      '<div class="short-answer">a</div><p class="unbroken">b</p><table><tr class="highlighted"><td>c</table>';
    expect(sanitised(html)).not.toMatch(/short-answer|unbroken|highlighted/);
  });
});
