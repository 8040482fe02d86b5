import { describe, expect, it } from "vitest";
import { type Field, readFrontMatter } from "./front-matter.ts";

const fieldsOf = (text: string) => Object.fromEntries(readFrontMatter(text).fields) as Record<string, Field>;
const refusing = (line: number, reason: RegExp) =>
  expect.objectContaining({ name: "ArticleError", line, reason: expect.stringMatching(reason) });

describe("front matter", () => {
  it.each([
    ["YAML", "---\ntitle: What 21:9 is\ndate: 2024-05-01\n---\nText"],
    ["YAML, named so", "---yaml\ntitle: What 21:9 is\ndate: 2024-05-01\n---\nText"],
    ["YAML that ends with dots", "---\ntitle: What 21:9 is\ndate: 2024-05-01\n...\nText"],
    ["TOML", '+++\ntitle = "What 21:9 is"\ndate = 2024-05-01\n+++\nText'],
    ["TOML between dashes, named so", '---toml\ntitle = "What 21:9 is"\ndate = 2024-05-01\n---\nText'],
  ])("is read as %s, each field with its line in the file", (_name, text) => {
    expect(fieldsOf(text)).toEqual({
      title: { text: "What 21:9 is", line: 2 },
      date: { text: "2024-05-01", line: 3 },
    });
  });

  it("keeps the line numbers of the body", () => {
    expect(readFrontMatter("\n---\ntitle: a\n---\n\nText\n---\n").body).toBe("\n\n\n\n\nText\n---\n");
  });

  it("may be absent or empty", () => {
    expect(readFrontMatter("# Title\n\n---\n")).toEqual({ fields: new Map(), body: "# Title\n\n---\n" });
    expect(fieldsOf("---\n---\nText")).toEqual({});
    expect(fieldsOf("---\n# a comment\n---\nText")).toEqual({});
  });

  it("keeps values as text where YAML reads a number, date or boolean", () => {
    expect(fieldsOf("---\ntitle: 1.10\nsummary: yes\ndate: 2001-12-14t21:59:43.10-05:00\nimage: ~\n---\n")).toEqual({
      title: { text: "1.10", line: 2 },
      summary: { text: "yes", line: 3 },
      date: { text: "2001-12-14t21:59:43.10-05:00", line: 4 },
    });
    expect(fieldsOf("+++\ndate = 2024-05-01T07:32:00-07:00\ndraft = false\n[extra]\ndate = 1\n+++\n")).toEqual({
      date: { text: "2024-05-01T07:32:00.000-07:00", line: 2 },
      draft: { text: "false", line: 3 },
      extra: { text: null, line: 4 },
    });
  });

  it("keeps the items of a list as text, each with its line", () => {
    expect(fieldsOf("---\nreplaces:\n  - 1-a\n  - 2\n  - [3]\n---\n").replaces).toEqual({
      text: null,
      line: 2,
      items: [
        { text: "1-a", line: 3 },
        { text: "2", line: 4 },
        { text: null, line: 5 },
      ],
    });
    expect(fieldsOf('+++\ntitle = "a"\nreplaces = ["1-a", 2]\n+++\n').replaces).toEqual({
      text: null,
      line: 3,
      items: [
        { text: "1-a", line: 3 },
        { text: "2", line: 3 },
      ],
    });
  });

  it("ignores the case of field names", () => {
    expect(fieldsOf("---\nTitle: a\n---\n").title).toEqual({ text: "a", line: 2 });
  });

  it("is never evaluated: tags stay text and aliases are not expanded (D26)", () => {
    const bomb = [
      "a: &a [x, x]",
      ...[..."bcdefghij"].map((name, i) => `${name}: &${name} [${`*${"abcdefghi"[i]}, `.repeat(9)}]`),
    ];
    const fields = fieldsOf(`---\ntitle: !!js/function 'function () {}'\n${bomb.join("\n")}\nsummary: *j\n---\n`);
    expect(fields.title).toEqual({ text: "function () {}", line: 2 });
    expect(fields.summary?.text).toBeNull();
  });

  it("follows an alias to a single text", () => {
    expect(fieldsOf("---\ntitle: &t Screens\nsummary: *t\n---\n").summary).toEqual({ text: "Screens", line: 3 });
  });

  it.each([
    ["is not closed", "---\ntitle: a\n", 1, /not closed/],
    ["is code", "---js\n{ title: 1 }\n---\n", 1, /"js" is not read/],
    ["has a tab where YAML allows none", "---\ntitle: a\nlist:\n\t- b\n---\n", 4, /not valid YAML/],
    ["names a field twice", "---\ntitle: a\n\ntitle: b\n---\n", 4, /not valid YAML: .*unique/],
    ["leaves a quote open", '---\ntitle: "a\n---\n', 2, /not valid YAML/],
    ["is a list", "---\n- a\n- b\n---\n", 2, /holds no fields/],
    ["is no TOML", '+++\ntitle = "a"\ndate = yesterday\n+++\n', 3, /not valid TOML/],
    ["is brackets without end", `---\n${"[".repeat(30_000)}\n---\n`, 2, /nested too deeply|not valid YAML/],
    ["is very long", `---\ntitle: ${"a".repeat(40_000)}\n---\n`, 1, /too long/],
  ])("is refused by line where it %s", (_name, text, line, reason) => {
    expect(() => readFrontMatter(text)).toThrow(refusing(line, reason));
  });
});
