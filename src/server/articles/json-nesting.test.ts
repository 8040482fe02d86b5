import { expect, it } from "vitest";
import { isNestedDeeper } from "./json-nesting.ts";

it.each([
  ['{"a":[{"b":1}]}', 3],
  ["[[],[],[]]", 2],
  ['["[[[[", "\\"[[[[", "\\\\"]', 1],
  ["5", 0],
])("counts arrays and objects, but no brackets in texts: %s is nested %i deep", (json, depth) => {
  expect(isNestedDeeper(json, depth)).toBe(false);
  if (depth > 0) expect(isNestedDeeper(json, depth - 1)).toBe(true);
});
