// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { Welcome } from "../help/welcome.tsx";
import { writeLastComparison } from "./last-comparison.ts";
import { Notices } from "./notices.tsx";
import { Session } from "./session.ts";
import { useComparison } from "./use-comparison.ts";

/** The two places that offer the last comparison: a line over the drawing, and the intro's first line. */
function Offers() {
  return (
    <Session value={useComparison()}>
      <Notices />
      <Welcome />
    </Session>
  );
}

/** What both say. */
function offers(address = "/"): string | null {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <Offers />
    </MemoryRouter>,
  );
  return container.textContent;
}

beforeEach(() => localStorage.clear());

describe("the last comparison (F4.3)", () => {
  it("is offered at `/`, in a line and by the intro", () => {
    writeLastComparison("?screens=40in-16x9-blue");
    expect(offers()).toMatch(/Last time:.*Last time:/);
    expect(screen.getByRole("button", { name: /^40″ 16:9/ })).not.toBeNull();
    expect(screen.getByRole("link", { name: /^40″ 16:9/ })).not.toBeNull();
  });

  it("is offered where only others have added something to the address", () => {
    writeLastComparison("?screens=40in-16x9-blue");
    expect(offers("/?utm_source=news&fbclid=1")).toMatch(/Last time:.*Last time:/);
    expect(offers("/?screens=50in-16x9")).not.toMatch(/Last time:.*Last time:/);
  });

  it("has the unit that was chosen last, unless its link has one (D36)", () => {
    localStorage.setItem("diagonal.lengths", "cm");
    const linkFor = (search: string) => {
      writeLastComparison(search);
      offers();
      return screen.getAllByRole("link").at(-1)?.getAttribute("href");
    };
    expect(linkFor("?screens=40in-16x9-blue")).toBe("/?screens=40in-16x9-blue&lengths=cm");
    expect(linkFor("?screens=40in-16x9-blue&lengths=in")).toBe("/?screens=40in-16x9-blue");
  });

  it.each([
    ["of another version", JSON.stringify({ version: 2, search: "?screens=40in-16x9-blue" })],
    ["not JSON", "{"],
    ["of another shape", JSON.stringify([1, { search: {} }])],
    ["unreadable as a link", JSON.stringify({ version: 1, search: "?screens=bogus" })],
    ["the default comparison", JSON.stringify({ version: 1, search: "" })],
  ])("is offered nowhere where what is stored is %s", (_, stored) => {
    localStorage.setItem("diagonal.last-comparison", stored);
    for (const unit of ["in", "cm"]) {
      localStorage.setItem("diagonal.lengths", unit);
      expect(offers()).toBe("Compare up to ten screens, drawn to scale on top of each other.");
    }
  });
});
