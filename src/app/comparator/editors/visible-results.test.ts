import { expect, it } from "vitest";
import { searchCatalogue } from "../../../domain/catalogue/search.ts";
import { isMore, moreText, visibleResults } from "./visible-results.ts";

const linesOf = (text: string, opened: Parameters<typeof visibleResults>[1] = null) =>
  visibleResults(searchCatalogue(text), opened).map((line) => (isMore(line) ? moreText(line) : line.group));

it("shows some of each group, more of the best one, and how many there are", () => {
  expect(linesOf("u27")).toEqual([
    ...Array.from({ length: 4 }, () => "monitors"),
    "Show all 15",
    "sizes",
    "sizes",
    "Show all 7",
  ]);
});

it("opens a group in place", () => {
  const lines = linesOf("u27", "monitors");
  expect(lines.filter((line) => line === "monitors")).toHaveLength(15);
  expect(lines).not.toContain("Show all 15");
  expect(lines.at(-1)).toBe("Show all 7");
});

it("shows all of a short list", () => {
  expect(linesOf("")).toHaveLength(12);
  expect(linesOf("odyssey g9")).toHaveLength(8);
});

it("does not promise more of a long group than it opens", () => {
  const { televisions } = searchCatalogue("tv").totals;
  expect(televisions).toBeGreaterThan(40);
  expect(linesOf("tv")).toContain(`Show 40 of ${televisions}`);
});
