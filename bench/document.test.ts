import { expect, it } from "vitest";
import { withFigures } from "./document.ts";
import type { Run } from "./row.ts";

const document = `# Performance
<!-- figures: scene -->
old
<!-- end -->
between
<!-- figures: http -->
kept
<!-- end -->
`;

const run: Run = {
  measured: "2026-11-21T10:00:00.000Z",
  machine: { node: "v26.10.0", processor: "Some Processor", cores: 2 },
  results: [{ section: "scene", rows: [{ figure: "a $1", value: 1, unit: "ms", comparedWith: "b", ratio: 1 }] }],
};

it("puts a section's figures, the day and the machine between its comments and leaves all else as it is", () => {
  expect(withFigures(document, run)).toBe(`# Performance
<!-- figures: scene -->

| figure | value | compared with | ratio | goal | held |
| ------ | ----: | ------------- | ----: | ---- | ---- |
| a $1   |  1 ms | b             |     1 |      |      |

Measured on 2026-11-21, 2 × Some Processor, Node 26.10.0.

<!-- end -->
between
<!-- figures: http -->
kept
<!-- end -->
`);
});

it("replaces figures that it has written itself", () => {
  const once = withFigures(document, run);
  expect(withFigures(once, run)).toBe(once);
});

it("refuses a section that the document has no place for", () => {
  const results = [{ section: "page", rows: [] }];
  expect(() => withFigures(document, { ...run, results })).toThrow("no <!-- figures: page -->");
});
