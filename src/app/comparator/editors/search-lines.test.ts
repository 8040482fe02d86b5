import { expect, it } from "vitest";
import { CATALOGUE } from "#domain/catalogue/catalogue.ts";
import { catalogueOf } from "#domain/catalogue/index-entries.ts";
import { searchCatalogue } from "#domain/catalogue/search.ts";
import { COMMON_SIZES } from "#domain/catalogue/sizes.ts";
import type { Space } from "#domain/space/opening.ts";
import { results } from "#words/en/results.ts";
import { firstMeant, isMore, joined, searchLines, shownOnBar } from "./search-lines.ts";

const ASKED = { opened: null, models: "there", mine: null, used: [], takesWhole: true, space: null } as const;

const linesOf = (text: string, opened: "monitors" | null = null, takesWhole = true, space: Space | null = null) =>
  searchLines({ ...ASKED, text, search: searchCatalogue(text, CATALOGUE), opened, takesWhole, space }).map((line) =>
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
  const { televisions } = searchCatalogue("tv", CATALOGUE).totals;
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

it("shows three examples before anything is typed, and all where nothing is found", () => {
  expect(linesOf("")).toEqual(["examples", "examples", "examples"]);
  expect(new Set(linesOf("asdf"))).toEqual(new Set(["examples"]));
});

const SIZES = catalogueOf(COMMON_SIZES);

const linesBefore = (text: string, models: "loading" | "missing") =>
  searchLines({ ...ASKED, text, search: searchCatalogue(text, SIZES), models });
const linesAfter = (text: string) => searchLines({ ...ASKED, text, search: searchCatalogue(text, CATALOGUE) });

it("has the sizes before the models, and a line that waits for what only they explain", () => {
  const groups = (text: string) => linesBefore(text, "loading").map(({ group }) => group);
  expect(groups("c4 65").slice(0, 2)).toEqual(["waiting", "sizes"]);
  expect(groups("ipad 11 vs 13")).not.toContain("whole");
  expect(groups("u2723qe")).toEqual(["waiting"]);
  for (const text of ["27 4k", "27 vs 34", "65 in 150 cm", "3 m", ""]) expect(groups(text)).not.toContain("waiting");
  expect(linesBefore("c4 65", "missing")[0]).toMatchObject({ group: "sizes" });
});

it("adds the models to lines that stand, and moves none of these", () => {
  const before = linesBefore("c4 65", "loading");
  const lines = joined(before, linesAfter("c4 65"));
  expect(lines[0]).toMatchObject({ group: "televisions", entry: { device: { model: "C4" } } });
  expect(lines.slice(1, before.length)).toEqual(before.slice(1));
  const sizes = linesBefore("27 4k", "loading");
  expect(joined(sizes, linesAfter("27 4k"))).toEqual([
    ...sizes,
    ...linesAfter("27 4k").filter(({ group }) => group !== "sizes"),
  ]);
});

const barOf = (text: string, space: Space | null = null, takesWhole = true) => {
  const lines = searchLines({ ...ASKED, text, search: searchCatalogue(text, CATALOGUE), space, takesWhole });
  const sizes = lines.filter((line) => line.group === "seen");
  const shown = lines[shownOnBar(lines)];
  return {
    groups: [...new Set(lines.map(({ group }) => group))],
    sizes: sizes.map(({ display }) => display.length),
    fitting: sizes.filter(({ fits }) => fits).map(({ display }) => display.length),
    rows: sizes.map(({ row }) => row),
    shown: shown?.group === "seen" ? shown.display.length : null,
    meant: lines[firstMeant(lines)]?.group,
  };
};

it("shows the televisions for a distance and the next one on each side, in two rows where they would touch", () => {
  expect(barOf("3 m")).toEqual({
    groups: ["seen", "seat", "typed"],
    sizes: [65, 75, 77, 83, 85, 98, 100],
    fitting: [65, 75, 77, 83, 85, 98, 100],
    rows: [0, 0, 1, 0, 1, 0, 1],
    shown: 75,
    meant: "seen",
  });
  expect(barOf("8 m")).toMatchObject({ groups: ["seat", "typed"], shown: null, meant: "seat" });
});

it("shows which of them fit the space that is written, or else that of the comparison", () => {
  const niche: Space = { width: 180, height: null, unit: "cm" };
  expect(barOf("3 m", niche)).toMatchObject({ fitting: [65, 75, 77], shown: 75, meant: "whole" });
  expect(barOf("3 m in 150 cm", niche)).toMatchObject({
    groups: ["whole", "seen", "seat"],
    fitting: [65],
    shown: 65,
    meant: "whole",
  });
  expect(barOf("3 m in 120 cm", null, false)).toMatchObject({ fitting: [50], shown: 50, meant: "seen" });
});
