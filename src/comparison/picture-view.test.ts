import { expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { readPictureView } from "./picture-view.ts";

const TWO = "screens=27in-2560x1440~32in-3840x2160";

function viewOf(query: string) {
  const parameters = new URLSearchParams(query);
  return readPictureView(parameters, readComparison(parameters).comparison);
}

it.each([
  [`${TWO}&focus=2`, { focus: 2, figure: "drawing" }],
  [`${TWO}&focus=1&scale=actual`, { focus: 1, figure: "drawing" }],
  [`${TWO}&figure=text`, { focus: null, figure: "text" }],
  [`${TWO}&figure=text&focus=2`, { focus: null, figure: "text" }],
])("V16: reads what only a picture shows: %s", (query, view) => {
  expect(viewOf(query)).toEqual(view);
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
  `${TWO}&figure=room`,
  // Text needs a resolution.
  "screens=27in-16x9~29in-21x9&figure=text",
])("V16: ignores what is malformed or means nothing: '%s'", (query) => {
  expect(viewOf(query)).toEqual({ focus: null, figure: "drawing" });
});
