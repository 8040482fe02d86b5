import { expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { curveFact, standingOf } from "./curves.ts";

function factOf(query: string) {
  const { comparison } = readComparison(new URLSearchParams(query), "in");
  const fact = curveFact(comparison, comparison.screens);
  if (fact === null) return null;
  const rows = fact.kind === "both" ? [fact.one, fact.other] : fact.curved;
  return [fact.kind, ...rows.map(({ number }) => number)];
}

it.each([
  ["screens=27in-16x9~49in-32x9-r1800", ["each", 2]],
  ["screens=49in-5120x1440-r1000~49in-5120x1440-r1800", ["both", 1, 2]],
  ["screens=49in-32x9-r1800~34in-3440x1440-r1500", ["each", 1, 2]],
  ["screens=27in-16x9~49in-32x9-r1800&align=side", ["measured", 2]],
  ["screens=27in-16x9~49in-32x9-r1800~34in-16x9&space=150cm", ["measured", 2]],
  ["screens=27in-16x9~49in-32x9-r1800~34in-16x9", null],
  ["screens=27in-16x9~49in-32x9-r1800&scale=seat", null],
  ["screens=27in-16x9", ["each"]],
])("of the curved screens of %s is said %o (D61)", (query, expected) => {
  expect(factOf(query)).toEqual(expected);
});

it("a curved screen stands narrower than it measures along its curve, and has a depth", () => {
  const { comparison } = readComparison(new URLSearchParams("screens=49in-5120x1440-r1000~27in-9x16-r1800"), "in");
  const [wide, upright] = comparison.screens.map(({ screen }) => standingOf(screen, "cm"));
  // 2R sin(W ÷ 2R) and R(1 − cos(W ÷ 2R)) with W = 119.8 and R = 100 cm.
  expect(wide?.side).toBe("width");
  expect(wide?.along).toBeCloseTo(119.8, 1);
  expect(wide?.straight).toBeCloseTo(112.8, 1);
  expect(wide?.depth).toBeCloseTo(17.4, 1);
  expect(upright?.side).toBe("height");
});
