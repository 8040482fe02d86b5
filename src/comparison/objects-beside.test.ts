import { expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { objectsFact } from "./objects-beside.ts";

function factOf(query: string) {
  const { comparison } = readComparison(new URLSearchParams(query), "in");
  return objectsFact(comparison.screens[0], comparison);
}

it("objects beside the screens differ from the base, and the base from those that lie on it (D31)", () => {
  // 65″ 16:9 is 143.90 × 80.94 cm: 170 ÷ 80.94 = 2.10, 200 ÷ 143.90 = 1.39, 143.90 ÷ 8.56 = 16.8.
  const fact = factOf("screens=65in-16x9~27in-16x9&objects=card,person,sofa");
  expect(fact?.base.number).toBe(1);
  expect(fact?.standing).toMatchObject([
    { object: "person", difference: { dimension: "height", kind: "times" } },
    { object: "sofa", difference: { dimension: "width", kind: "more" } },
  ]);
  expect(fact?.lying).toMatchObject([{ object: "card", difference: { dimension: "width", kind: "times" } }]);
});

it("is nothing without objects, and from the seat, where none are drawn (D32)", () => {
  expect(factOf("screens=65in-16x9")).toBeNull();
  expect(factOf("screens=65in-16x9&objects=card&scale=seat")).toBeNull();
});
