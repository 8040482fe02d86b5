import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { element } from "./element.ts";
import { writeReact } from "./write-react.ts";

it("gives a page its own class names, data attributes and properties", () => {
  const line = element("path", { class: "gridLine", "stroke-width": 0.5, "aria-hidden": "true" }, [], {
    data: { outline: 1 },
    screen: 7,
  });
  const written = writeReact([line, "a < b"], {
    classNames: { gridLine: "drawing__gridLine" },
    propsOf: ({ screen }) => ({ id: `screen-${screen}` }),
  });
  expect(renderToStaticMarkup(createElement("svg", null, ...written))).toBe(
    '<svg><path class="drawing__gridLine" stroke-width="0.5" aria-hidden="true" data-outline="1" id="screen-7"></path>a &lt; b</svg>',
  );
});
