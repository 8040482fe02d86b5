import { expect, it } from "vitest";
import { searchCatalogue } from "#domain/catalogue/search.ts";
import type { Space } from "#domain/space/opening.ts";
import { results } from "#words/en/results.ts";
import { isMore, searchLines } from "./search-lines.ts";

const linesOf = (text: string, opened: "monitors" | null = null, takesWhole = true, space: Space | null = null) =>
  searchLines({ text, search: searchCatalogue(text), opened, mine: null, used: [], takesWhole, space }).map((line) =>
    isMore(line) ? results.more(line.shown, line.total) : line.group,
  );

it("shows three of each group, and how many there are", () => {
  const lines = linesOf("u27");
  expect(lines.slice(0, 4)).toEqual(["monitors", "monitors", "monitors", "Show all 15"]);
  expect(lines.filter((line) => line === "sizes")).toHaveLength(3);
});

it("shows six of one group alone, and a seventh rather than a line that opens it", () => {
  expect(linesOf("two 27").filter((line) => line === "sizes")).toHaveLength(7);
  expect(linesOf("aw3423dw")).toEqual(["monitors", "monitors"]);
});

it("opens a group in place", () => {
  const lines = linesOf("u27", "monitors");
  expect(lines.filter((line) => line === "monitors")).toHaveLength(15);
  expect(lines).not.toContain("Show all 15");
});

it("does not promise more of a long group than it opens", () => {
  const { televisions } = searchCatalogue("tv").totals;
  expect(televisions).toBeGreaterThan(40);
  expect(linesOf("tv")).toContain(`Show 40 of ${televisions}`);
});

it("begins with what the text means as a whole, where that may replace what is drawn", () => {
  expect(linesOf("27 vs 34")[0]).toBe("whole");
  expect(linesOf("65 in 150 cm")[0]).toBe("whole");
  expect(linesOf("3 m in 150 cm")[0]).toBe("whole");
  expect(linesOf("27 vs 34", null, false)[0]).toBe("sizes");
  expect(linesOf("27")[0]).toBe("sizes");
});

it("shows what can be typed beside sizes before anything is, and where nothing is found", () => {
  expect(linesOf("")).toEqual(["sizes", "sizes", "sizes", ...Array.from({ length: 6 }, () => "examples")]);
  expect(new Set(linesOf("asdf"))).toEqual(new Set(["examples"]));
});

it("shows of the televisions for a distance the largest that also fits the space of the comparison", () => {
  expect(linesOf("3 m").filter((line) => line === "seen")).toHaveLength(5);
  expect(linesOf("3 m", null, true, { width: 180, height: null, unit: "cm" })).toEqual([
    "whole",
    "seen",
    "seen",
    "seat",
    "sizes",
  ]);
});
