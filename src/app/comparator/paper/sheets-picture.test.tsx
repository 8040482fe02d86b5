// @vitest-environment happy-dom

import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { composeSheets } from "#drawing/scene/sheets.ts";
import { sheetTexts } from "#words/en/paper.ts";
import { SheetsPicture } from "./sheets-picture.tsx";

it("draws the space, and all that is on the sheets once", () => {
  const screens = listScreens(parseScreens("4cm-4x3~5cm-4x3").screens);
  const space = { space: { width: 8, height: 6, unit: "cm" }, frame: 0 } as const;
  const sheets = composeSheets(screens, "a4", sheetTexts("cm"), { arrangement: "side", space });
  if (sheets === null) throw new Error("There are no sheets.");
  // React reports keys that are not unique.
  const { container } = render(<SheetsPicture sheets={sheets} />);
  expect(container.querySelectorAll("rect.line")).toHaveLength(3);
});
