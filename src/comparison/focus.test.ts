import { expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { readFocus } from "./focus.ts";

const TWO = "screens=27in-2560x1440~32in-3840x2160";

function focusOf(query: string) {
  const parameters = new URLSearchParams(query);
  return readFocus(parameters, readComparison(parameters, "in").comparison);
}

it.each([
  [`${TWO}&focus=2`, 2],
  [`${TWO}&focus=1&scale=actual`, 1],
  [`${TWO}&focus=above`, "above"],
  [`${TWO}&focus=above&space=150x85cm`, "above"],
])("reads what a picture is about: %s (V16, D61.3)", (query, focus) => {
  expect(focusOf(query)).toBe(focus);
});

it.each([
  "",
  `${TWO}&focus=0`,
  `${TWO}&focus=3`,
  `${TWO}&focus=02`,
  `${TWO}&focus=two`,
  "screens=none&focus=above",
  // Angles and pixels are no widths and heights.
  `${TWO}&focus=1&scale=seat`,
  `${TWO}&focus=1&scale=pixels`,
  // A space has dimensions of its own.
  `${TWO}&focus=1&space=150x85cm`,
])("V16: ignores what is malformed or means nothing: '%s'", (query) => {
  expect(focusOf(query)).toBeNull();
});
