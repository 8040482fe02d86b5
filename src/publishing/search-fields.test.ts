import { describe, expect, it } from "vitest";
import { readFrontMatter } from "./front-matter.ts";
import { readSearchFields } from "./search-fields.ts";

const read = (fields: string, title = "27 vs 32-inch monitor") =>
  readSearchFields(readFrontMatter(`---\ntitle: x\n${fields}\n---\n`), title);

describe("keywords and lead (D60)", () => {
  it("are read where there are any", () => {
    expect(read("")).toEqual({});
    expect(read("keywords: [too big, 4K]\nlead: true")).toEqual({ keywords: ["too big", "4K"], lead: true });
    expect(read("keywords:\n  - 1080\n  - monitor size\nlead: false")).toEqual({ keywords: ["1080", "monitor size"] });
  });

  it.each([
    ["are no list", "keywords: big, small", 3, /not a list/],
    ["are an empty list", "keywords: []", 3, /is empty/],
    [
      "are more than 20",
      `keywords:\n${Array.from({ length: 21 }, (_, n) => `  - w${n}`).join("\n")}`,
      24,
      /21 entries/,
    ],
    ["hold a list", "keywords:\n  - big\n  - [a]", 5, /no word/],
    ["hold no word", 'keywords: [big, "!"]', 3, /no word/],
    ["hold a long text", `keywords: [${"a ".repeat(40)}]`, 3, /longer than 60/],
    [
      "repeat the title",
      "keywords:\n  - big\n  - 27-Inch MONITOR",
      5,
      /"27-Inch MONITOR" in "keywords" is in the title/,
    ],
    ["repeat each other", "keywords: [Écran, ecran]", 3, /twice/],
    ["lead neither way", "lead: perhaps", 3, /neither true nor false/],
  ])("are refused by line where they %s", (_name, fields, line, reason) => {
    expect(() => read(fields)).toThrow(expect.objectContaining({ line, reason: expect.stringMatching(reason) }));
  });
});
