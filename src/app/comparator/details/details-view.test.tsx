// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { Session } from "../session.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { DetailsView } from "./details-view.tsx";

/** The texts of the details of a link, in table cells and paragraphs. */
function detailsOf(search: string): string[] {
  const { comparison } = readComparison(new URLSearchParams(search), "in");
  const session: Pick<ComparisonSession, "comparison" | "dispatch"> = { comparison, dispatch() {} };
  render(
    <MemoryRouter>
      <Session value={session as ComparisonSession}>
        <DetailsView id="details" section={null} onClose={() => {}} />
      </Session>
    </MemoryRouter>,
  );
  return [...screen.getByRole("region", { name: "Details" }).querySelectorAll("td, p")].map(({ textContent }) =>
    textContent.replace(/\s+/g, " "),
  );
}

const starting = (text: string) => expect.stringMatching(new RegExp(`^${text}`));

describe("the details", () => {
  it("have the picture of a film on each screen (D33)", () => {
    // 23.53 in across and 9.85 in high: √(23.53² + 9.85²) = 25.51.
    expect(detailsOf("?screens=27in-16x9~34in-3440x1440&content=2.39x1")).toContainEqual(starting("25\\.51″"));
  });

  it("let a base be chosen among several screens only", () => {
    detailsOf("?screens=27in-16x9~34in-3440x1440");
    // In the table and on the cards that take its place where it is narrow.
    expect(screen.getAllByRole("radio", { name: /^Compare/ })).toHaveLength(4);
    cleanup();
    detailsOf("?screens=27in-16x9");
    expect(screen.queryByRole("radio", { name: /^Compare/ })).toBeNull();
  });

  it("say what is drawn for scale (D31)", () => {
    expect(detailsOf("?screens=14in-16x10&objects=card,a4")).toContain(
      "Drawn for scale: Bank card, 8.56 × 5.40 cm; A4 sheet, 21 × 29.7 cm.",
    );
  });

  it("have the pixels of each display of a set (D29)", () => {
    expect(detailsOf("?screens=2x27in-2560x1440-gap2~49in-5120x1440")).toContainEqual(starting("2 × 2560×1440"));
  });

  it("count one distance for every screen without its own (D32)", () => {
    const texts = detailsOf("?screens=27in-16x9~65in-16x9-at250cm&scale=seat&distance=80cm&lengths=cm");
    // 2·atan(59.77/160) = 41.0° and 2·atan(143.89/500) = 32.1°
    for (const angle of ["41°", "32°"]) expect(texts).toContainEqual(starting(angle));
  });
});
