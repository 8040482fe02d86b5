import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { directionOf } from "./differences.ts";
import { nominalFact } from "./nominal.ts";
import { comparisonWith } from "./state.ts";

function factOf(address: string) {
  const [base, subject] = comparisonWith(parseScreens(address).screens).screens;
  const fact = base && subject && nominalFact(subject, base);
  if (!fact) return null;
  const { changed, ...rest } = fact;
  return {
    ...rest,
    changed: changed.map(({ given, varied }) => [given.dimension, directionOf(given), directionOf(varied)]),
  };
}

it("of what was entered as 21:9 has the panel that it most likely is (D27)", () => {
  // 34″ 21:9 is 1.0118… times as tall as 27″ 16:9, as 3440×1440 0.9918….
  expect(factOf("27in-16x9~34in-21x9")).toEqual({
    kind: "panel",
    subject: { width: 3440, height: 1440 },
    base: null,
    changed: [["height", 1, -1]],
  });
  expect(factOf("34in-21x9~27in-16x9")).toMatchObject({ subject: null, base: { width: 3440 } });
});

it("of a panel says which one others call 21:9", () => {
  expect(factOf("27in-16x9~34in-3440x1440")).toEqual({
    kind: "nominal",
    sold: "subject",
    changed: [["height", -1, 1]],
  });
  expect(factOf("34in-3440x1440~27in-16x9")).toMatchObject({ kind: "nominal", sold: "base" });
});

it("is nothing where all directions stay, nor of two such panels", () => {
  for (const same of ["27in-16x9~29in-21x9", "27in-16x9~32in-16x9", "34in-2560x1080~34in-3440x1440"])
    expect(factOf(same)).toBeNull();
});
