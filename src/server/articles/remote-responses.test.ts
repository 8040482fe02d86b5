import { expect, it } from "vitest";
import { parseArticlePage } from "./remote-responses.ts";

const info = { id: "5-a", title: "A", summary: "", thumbnail: null };
const parse = (more: object) =>
  parseArticlePage({ infos: [{ ...info, ...more }], totalPages: 1 }, "https://x.example/api").infos[0];

it("D60: passes on the section that a search has found, and the words that an article lacks", () => {
  expect(parse({ found: { heading: "Part", id: "user-content-part", more: 1 }, without: ["mac"] })).toEqual({
    ...info,
    found: { heading: "Part", id: "user-content-part" },
    without: ["mac"],
  });
  // As the ids of the article's content, which other hosts may not prefix.
  expect(parse({ found: { heading: "Part", id: "part" } })?.found?.id).toBe("user-content-part");
});

it.each([
  ["nothing", {}],
  ["null", { found: null, without: null }],
  ["something else", { found: "yes", without: { mac: true } }],
  ["too much", { without: Array.from({ length: 9 }, () => "x") }],
])("D60: works without these fields: %s", (_what, more) => {
  expect(parse(more)).toEqual(info);
});
