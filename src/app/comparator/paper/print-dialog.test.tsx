// @vitest-environment happy-dom

import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { Space } from "#domain/space/opening.ts";
import { composeSheets } from "#drawing/scene/sheets.ts";
import { sheetTexts } from "#words/en/paper.ts";
import { SheetsPicture, SheetsResult } from "./print-dialog.tsx";

function resultOf(address: string, space: Space | null = null): string {
  const comparison = { ...comparisonWith(parseScreens(address).screens), space };
  const { screens, arrangement, frame } = comparison;
  const sheets = composeSheets(screens, "a4", sheetTexts("in"), { arrangement, space: space && { space, frame } });
  const result = <SheetsResult sheets={sheets} chosen={screens} comparison={comparison} paper="a4" />;
  return render(result).container.textContent;
}

const WALL: Space = { width: 400, height: 250, unit: "cm" };

it("says how many sheets there are, and of what (F11.4)", () => {
  expect(resultOf("27in-16x9")).toBe("27″ 16:9 on A4: 6 sheets, landscape");
  expect(resultOf("24in-16x9~27in-16x9")).toMatch(/^2 screens on A4: \d+ sheets, landscape$/);
});

it("says that one screen may need less paper only where there are several (F11.4)", () => {
  expect(resultOf("120in-16x9~100in-16x9")).toMatch(/One screen alone may need less, and a PDF needs none\.$/);
  expect(resultOf("120in-16x9")).toMatch(/That is a lot of paper\. A PDF needs none\.$/);
});

it("names the space, which needs paper too (D38)", () => {
  expect(resultOf("27in-16x9", WALL)).toMatch(
    /^27″ 16:9 and the space on A4: \d+ sheets, (upright|landscape)That is a lot of paper\. A PDF needs none\.$/,
  );
  expect(resultOf("27in-16x9~24in-16x9", WALL)).toMatch(/That is a lot of paper\. A PDF needs none\.$/);
});

it("refuses too many sheets, and names what can be smaller (F11.4)", () => {
  const refusal = "on A4: more than 150 sheets, which is too many.";
  expect(resultOf("5000in-16x9")).toBe(`5000″ 16:9 ${refusal}`);
  expect(resultOf("5000in-16x9~27in-16x9")).toBe(`2 screens ${refusal} Choose a smaller screen.`);
  expect(resultOf("27in-16x9", { width: 9000, height: 5000, unit: "cm" })).toBe(
    `27″ 16:9 and the space ${refusal} A smaller screen or space needs less.`,
  );
});

it("draws the space, and all that is on the sheets once", () => {
  const screens = listScreens(parseScreens("4cm-4x3~5cm-4x3").screens);
  const space = { space: { width: 8, height: 6, unit: "cm" }, frame: 0 } as const;
  const sheets = composeSheets(screens, "a4", sheetTexts("cm"), { arrangement: "side", space });
  if (sheets === null) throw new Error("There are no sheets.");
  // React reports keys that are not unique.
  const { container } = render(<SheetsPicture sheets={sheets} />);
  expect(container.querySelectorAll("rect.line")).toHaveLength(3);
});
