import { expect, it } from "vitest";
import { element } from "./element.ts";
import { writeText } from "./write-text.ts";

it("writes attributes as they are, and escapes what is text", () => {
  const circle = element("circle", { r: 2, "stroke-width": 0.5, class: undefined }, [], {
    data: { outline: 1 },
    key: 3,
  });
  const text = element("text", { title: `"a" & <b>` }, ["it's </text>", circle]);
  expect(writeText(text)).toBe(
    `<text title="&#34;a&#34; &#38; &#60;b&#62;">it&#39;s &#60;/text&#62;<circle r="2" stroke-width="0.5"/></text>`,
  );
});
