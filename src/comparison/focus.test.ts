import { expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { readFocus, readsAbove } from "./focus.ts";

const TWO = "screens=27in-2560x1440~32in-3840x2160";

function focusOf(query: string) {
  const parameters = new URLSearchParams(query);
  return readFocus(parameters, readComparison(parameters, "in").comparison);
}

it.each([
  [`${TWO}&focus=2`, 2],
  [`${TWO}&focus=1&scale=actual`, 1],
])("V16: reads the screen that a picture is about: %s", (query, focus) => {
  expect(focusOf(query)).toBe(focus);
});

it.each([
  "",
  `${TWO}&focus=0`,
  `${TWO}&focus=3`,
  `${TWO}&focus=02`,
  `${TWO}&focus=two`,
  // Angles and pixels are no widths and heights.
  `${TWO}&focus=1&scale=seat`,
  `${TWO}&focus=1&scale=pixels`,
  // A space has dimensions of its own.
  `${TWO}&focus=1&space=150x85cm`,
])("V16: ignores what is malformed or means nothing: '%s'", (query) => {
  expect(focusOf(query)).toBeNull();
});

it("D61.3: reads that a picture is about all screens from above", () => {
  const reads = (query: string) => {
    const parameters = new URLSearchParams(query);
    return readsAbove(parameters, readComparison(parameters, "in").comparison);
  };
  expect([reads(`${TWO}&focus=above`), reads(`${TWO}&focus=1`), focusOf(`${TWO}&focus=above`)]).toEqual([
    true,
    false,
    null,
  ]);
});
