import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { readFrontMatter } from "../front-matter.ts";
import { type ConvertedArticle, convertArticle } from "./convert-article.ts";

const writer = unified().use(rehypeStringify).freeze();

const markdown = (text: string) => shown(convertArticle({ kind: "markdown", ...readFrontMatter(text) }));
const html = (text: string) => shown(convertArticle({ kind: "html", ...readFrontMatter(text) }));
const shown = ({ body, ...article }: ConvertedArticle) => ({ ...article, content: writer.stringify(body).trim() });
const refusing = (line: number, reason: RegExp) =>
  expect.objectContaining({ name: "ArticleError", line, reason: expect.stringMatching(reason) });

describe("the title", () => {
  it("is the front matter's, on one line, without control characters", () => {
    expect(markdown("---\ntitle: >\n  What a\n  \\diagonal\n---\nText").title).toBe("What a \\diagonal");
    expect(markdown('---\ntitle: "a\\u202E\\u0007b"\n---\nText').title).toBe("a b");
  });

  it("is otherwise the first heading, which is removed from the top of the text", () => {
    expect(markdown("\n# What *21:9* is[^1]\n\nText\n\n[^1]: Note")).toMatchObject({
      title: "What 21:9 is",
      content: expect.stringMatching(/^<p>Text/),
    });
    expect(markdown("First.\n\n## Then\n\nMore.")).toMatchObject({
      title: "Then",
      content: expect.stringMatching(/^<p>First[\s\S]*<h2/),
    });
  });

  it("is removed from the top of the text if the front matter has it too", () => {
    expect(markdown("---\ntitle: Wide Screens\n---\n# Wide screens\n\nText").content).toBe("<p>Text</p>");
    expect(markdown("---\ntitle: Wide screens\n---\n# Tall screens\n\nText").content).toMatch(
      /^<h2.*Tall screens<\/h2>/,
    );
  });

  it("is refused when missing or too long", () => {
    expect(() => markdown("Text")).toThrow(refusing(1, /no title/));
    expect(() => markdown(`---\n\ntitle: ${"a".repeat(301)}\n---\nText`)).toThrow(refusing(3, /too long/));
    expect(() => markdown("---\ntitle: [a, b]\n---\nText")).toThrow(refusing(2, /"title" is not a single text/));
  });
});

describe("summary, date and thumbnail", () => {
  it("come from the front matter, under either name", () => {
    const named = "---\ntitle: a\nsummary: Short.\nthumbnail: a.png\ndate: 2024-05-01\n---\nText";
    const other = "---\ntitle: a\ndescription: Short.\nimage: a.png\ndate: 2024-05-01\n---\nText";
    const expected = { summary: "Short.", date: Date.UTC(2024, 4, 1), thumbnail: { address: "a.png", line: 4 } };
    expect(markdown(named)).toMatchObject(expected);
    expect(markdown(other)).toMatchObject(expected);
  });

  it("are otherwise the first plain paragraph, null, and the first picture", () => {
    const text = "# a\n\n> Quoted\n\n- listed\n\n![](./b.png)\n\nWhat *it*[^1] says.\n\n[^1]: Note";
    expect(markdown(text)).toMatchObject({
      summary: "What it says.",
      date: null,
      thumbnail: { address: "./b.png", line: 7 },
    });
    expect(markdown("# a\n\n- only\n- a list")).toMatchObject({ summary: "only a list", thumbnail: null });
  });

  it("shortens a long summary at a word", () => {
    const { summary } = markdown(`# a\n\n${"word, ".repeat(100)}`);
    expect(summary).toMatch(/^(word, )+word…$/);
    expect(summary.length).toBeLessThanOrEqual(280);
    expect(markdown(`# a\n\n${"画".repeat(400)}`).summary).toBe(`${"画".repeat(279)}…`);
  });

  it("refuses an impossible date by its line", () => {
    expect(() => markdown("---\ntitle: a\ndate: 2024-02-30\n---\nText")).toThrow(refusing(3, /no such date/));
  });
});

describe("an HTML file", () => {
  const page = `<!doctype html><html lang="de"><head><meta charset="utf-8">
    <title>Breite &amp; Höhe</title><meta name="Description" content="Kurz.">
    <meta property="og:image" content="bild.png"><meta name="date" content="2024-05-01"></head>
    <body><nav>Menu</nav><main><h1>Breite &amp; Höhe</h1><p>Text</p></main></body></html>`;

  it("has its fields in the head and its text in <main>", () => {
    expect(html(page)).toMatchObject({
      title: "Breite & Höhe",
      summary: "Kurz.",
      thumbnail: { address: "bild.png", line: 3 },
      date: Date.UTC(2024, 4, 1),
      content: '<div lang="de"><p>Text</p></div>',
    });
  });

  it("may have front matter, which takes precedence", () => {
    expect(html(`---\ntitle: Other\nlang: en\n---\n${page}`)).toMatchObject({
      title: "Other",
      content: expect.stringMatching(/^<div lang="en"><h2/),
    });
  });

  it("may be a fragment", () => {
    expect(html("<h1>Title</h1><p>Text")).toMatchObject({ title: "Title", content: "<p>Text</p>" });
  });
});

describe("headings", () => {
  const levels = (text: string) => markdown(`---\ntitle: t\n---\n${text}`).content.match(/<h\d/g);

  it("are lowered below the page's h1 without skipping a level", () => {
    expect(levels("# a\n\n## b\n\n# c")).toEqual(["<h2", "<h3", "<h2"]);
    expect(levels("## a\n\n### b")).toEqual(["<h2", "<h3"]);
    expect(levels("# a\n\n#### b\n\n### c\n\n###### d")).toEqual(["<h2", "<h3", "<h3", "<h4"]);
    expect(levels("### a\n\n## b\n\n### c")).toEqual(["<h2", "<h2", "<h3"]);
    expect(levels("# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6")?.at(-1)).toBe("<h6");
  });

  it("get unique ids from their words, which links use", () => {
    const { content } = markdown("---\ntitle: t\n---\n# A (b) c\n\n# A (b) c\n\n[up](#a-b-c-1) [far](#x)");
    expect(content).toContain('<h2 id="user-content-a-b-c">');
    expect(content).toContain('<h2 id="user-content-a-b-c-1">');
    expect(content).toContain('<a href="#user-content-a-b-c-1">up</a>');
  });

  it("leave the heading of the footnotes as it is", () => {
    const { content } = markdown("---\ntitle: t\n---\n# a\n\n## b\n\nText[^1]\n\n[^1]: Note");
    expect(content).toContain('<h2 class="visually-hidden" id="user-content-footnote-label">Footnotes</h2>');
    expect(content).toContain('aria-describedby="user-content-footnote-label"');
    expect(content).toContain('href="#user-content-fn-1"');
    expect(content).toContain('<li id="user-content-fn-1">');
  });
});

describe("allowed content", () => {
  const body = (text: string) => markdown(`---\ntitle: t\n---\n${text}`).content;

  it("makes tables scroll and names them", () => {
    expect(body("| a | b |\n|:--|--:|\n| 1 | 2 |")).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table>[\s\S]*<td align="right">2<\/td>[\s\S]*<\/table><\/div>$/,
    );
    const captioned = "<table><caption>Sizes</caption><tr><td colspan=2>1</table>";
    expect(body(`${captioned}\n\n${captioned}`)).toMatch(/aria-label="Sizes"><table><caption>Sizes/);
  });

  it("makes code focusable and keeps its language", () => {
    expect(body("```js\nlet a = '<b>';\n```")).toBe(
      '<pre tabindex="0"><code class="language-js">let a = \'&#x3C;b>\';\n</code></pre>',
    );
  });

  it("labels the boxes of task lists", () => {
    expect(body("- [x] a\n- [ ] b")).toMatch(
      /<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a[\s\S]*aria-label="To do"> b/,
    );
  });

  it.each([
    "<blockquote><p>a</p></blockquote>",
    '<p><del>a</del> <kbd>b</kbd> H<sub>2</sub>O x<sup>2</sup> <mark>c</mark> <abbr title="d">e</abbr></p>',
    '<details open><summary>a</summary><p lang="he" dir="rtl">b</p></details>',
    '<figure><img src="/a.svg" alt="b" decoding="async"><figcaption>c</figcaption></figure>',
    '<ol start="3" reversed><li>a</li></ol>',
    '<p><time datetime="2024-05-01">a</time><wbr><ruby>b<rt>c</rt></ruby></p>',
    "<dl><dt>a</dt><dd>b</dd></dl>",
  ])("%s", (piece) => {
    expect(body(piece)).toBe(piece);
  });
});

describe("pictures", () => {
  const body = (text: string) => markdown(`---\ntitle: t\n---\n${text}`).content;

  it("of comparisons get the size at which the server draws them", () => {
    expect(body("![](/comparison.svg?screens=27in-16x9~32in-16x9)")).toBe(
      '<p><img src="/comparison.svg?screens=27in-16x9~32in-16x9" alt="" width="1200" height="630" decoding="async"></p>',
    );
  });

  it("of other sites stay there, load lazily and send no referrer", () => {
    expect(body("![a](http://example.com/b.png)")).toBe(
      '<p><img src="https://example.com/b.png" alt="a" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
    );
  });

  it.each([
    ["a title", '![a](/b.svg "Words")'],
    ["a line in emphasis below it", "![a](/b.svg)\n*Words*"],
    ["a paragraph in emphasis below it", "![a](/b.svg)\n\n*Words*"],
  ])("become figures with %s", (_name, text) => {
    expect(body(text)).toBe(
      '<figure><img src="/b.svg" alt="a" decoding="async"><figcaption>Words</figcaption></figure>',
    );
  });

  it("become figures inside a link too, but not within text", () => {
    expect(body('[![a](/b.svg "Words")](/?screens=27-16x9)')).toMatch(
      /^<figure><a href="[^"]+"><img [^>]+><\/a><figcaption>Words<\/figcaption><\/figure>$/,
    );
    expect(body('See ![a](/b.svg "Words")')).toMatch(/^<p>See <img /);
    expect(body("![a](/b.svg)\n\nWords")).not.toContain("figure");
  });
});

describe("links", () => {
  const body = (text: string) => markdown(`---\ntitle: t\n---\n${text}`).content;

  it("to other sites get rel attributes; links to the tool stay as they are", () => {
    expect(body("[a](https://example.com)")).toContain('<a href="https://example.com/" rel="noopener noreferrer">');
    expect(body("[a](/?screens=27in-16x9~32in-16x9)")).toContain('<a href="/?screens=27in-16x9~32in-16x9">a</a>');
    expect(body("[a](mailto:a@b.example)")).toContain('<a href="mailto:a@b.example">a</a>');
  });

  it("with unsafe addresses keep only their words, and are reported", () => {
    const { content, removed } = markdown("---\ntitle: t\n---\n[a](javascript:alert(1)) <iframe src=x></iframe>");
    expect(content).toBe("<p><a>a</a> </p>");
    expect(removed).toEqual(["iframe", 'link to "javascript:alert(1)"']);
  });
});

describe("direction and language", () => {
  it("follow the first letter by default", () => {
    expect(markdown("# شاشة\n\nنص").content).toBe('<div dir="rtl"><p>نص</p></div>');
    expect(markdown("---\ntitle: שלום\nlang: he_IL\n---\nשלום").content).toBe(
      '<div lang="he-IL" dir="rtl"><p>שלום</p></div>',
    );
  });
});

describe("a file that cannot be an article", () => {
  it.each([
    ["no text at all", "---\ntitle: a\n---\n\n<!-- nothing -->", 1, /no text/],
    ["quotes within quotes", `# a\n\n${">".repeat(200)} b`, 3, /nested too deeply/],
    ["elements within elements", `# a\n\n${"<div>".repeat(200)}`, 3, /nested too deeply/],
    ["nesting beyond the stack", `# a\n\n${"<i>".repeat(12_000)}`, 1, /nested too deeply/],
  ])("is refused: %s", (_name, text, line, reason) => {
    expect(() => markdown(text)).toThrow(refusing(line, reason));
  });
});
