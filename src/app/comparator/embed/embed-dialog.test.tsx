// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { EmbedPreview } from "./embed-dialog.tsx";

it("shows a link with the title and the description of its page, as it unfolds elsewhere (D41)", () => {
  const comparison = comparisonWith(parseScreens("27in-16x9~34in-3440x1440").screens);
  render(<EmbedPreview kind="link" comparison={comparison} theme="reader" picture="png" />);
  expect(screen.getByText("27″ or 34″ ultrawide: 33% wider, 0.8% shorter").tagName).toBe("B");
  expect(screen.getByText(/^27″ 16:9 and 34″ 3440×1440 compared\. 34″ 3440×1440 is 33% wider/).tagName).toBe(
    "FIGCAPTION",
  );
});
