import { expect, it } from "vitest";
import { selectSteps, steps } from "./test-steps.ts";

it.each([
  ["types style imports", ["types", "style", "imports"]],
  ["types style src/domain", ["types", "style", "unit"]],
  ["src/domain tests/contract", ["unit", "contract"]],
  ["tests/drawings --update", ["unit"]],
  ["tests/e2e/looks.spec.ts --update-snapshots", ["e2e", "build"]],
  ["unit tests/contract/article-model.ts", ["unit"]],
  ["types changed", ["types"]],
])("`npm test -- %s` runs %j", (words, selected) => {
  expect([...selectSteps(words.split(" "))]).toEqual(selected);
});

it.each([[[]], [["changed"]]])("runs every step for %j", (words) => {
  expect([...selectSteps(words)]).toEqual(Object.keys(steps));
});
