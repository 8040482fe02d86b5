// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageOffer } from "./language-offer.tsx";

/** A page that is opened by someone who wants these languages, the most wanted first. */
function open(address: string, languages: readonly string[]) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <main tabIndex={-1}>
        <LanguageOffer />
      </main>
    </MemoryRouter>,
  );
}

/** Nothing is offered: what could be would have loaded by then. */
async function expectNoOffer(container: HTMLElement): Promise<void> {
  await import("./offer-line.tsx");
  await waitFor(() => Promise.resolve());
  expect(container.querySelector("[data-offer]")).toBeNull();
}

beforeEach(() => localStorage.clear());

describe("the offer of another language (F12.5)", () => {
  it("says in that language that the page is in it, and leads to it", async () => {
    open("/help?screens=27in-16x9", ["de-AT", "en"]);
    const link = await screen.findByRole("link");
    expect(link.getAttribute("href")).toBe("/de/help?screens=27in-16x9");
    expect(link.getAttribute("hreflang")).toBe("de");
    expect(link.closest("[lang]")?.getAttribute("lang")).toBe("de");
    expect(link.textContent).toContain("Deutsch");
  });

  it("does not come back on any page once it is dismissed, but another language may be offered", async () => {
    const { unmount } = open("/", ["fr"]);
    fireEvent.click(await screen.findByRole("button"));
    expect(screen.queryByRole("link")).toBeNull();
    expect(document.activeElement?.localName).toBe("main");
    unmount();
    const again = open("/sizes", ["fr"]);
    await expectNoOffer(again.container);
    again.unmount();
    open("/sizes", ["es", "fr"]);
    expect((await screen.findByRole("link")).getAttribute("href")).toBe("/es/sizes");
  });

  it.each([
    ["whose visitors want English", "/", ["en-US", "de"]],
    ["whose visitors want none of the languages", "/", ["ja"]],
    ["that is in English only", "/info", ["de"]],
    ["of an article", "/info/1-a", ["de"]],
    ["of a legal text", "/privacy", ["de"]],
  ])("is not on a page %s", async (_, address, languages) => {
    const { container } = open(address, languages);
    await expectNoOffer(container);
  });
});
