// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseScreens, unitlessSearch } from "#comparison/address.ts";
import { historyOf } from "#comparison/history.ts";
import { comparisonOf, comparisonWith, INITIAL_STATE, stateOf } from "#comparison/state.ts";
import { changeLatest } from "../comparator/history-cache.ts";
import { madeComparison } from "../comparator/made-comparison.ts";
import { SizesPage } from "./sizes-page.tsx";

const TWO = "27in-16x9-blue~34in-3440x1440-green";

beforeEach(() => {
  // happy-dom does not know <search>.
  const report = console.error;
  vi.spyOn(console, "error").mockImplementation((...parts) => {
    if (!parts.includes("search")) report(...parts);
  });
});

// Files of tests share the comparison.
beforeEach(forget);
afterEach(forget);

function forget(): void {
  localStorage.clear();
  changeLatest(historyOf(INITIAL_STATE));
}

async function open(screens = ""): Promise<void> {
  if (screens !== "") changeLatest(historyOf(stateOf(comparisonWith(parseScreens(screens).screens))));
  const routes = [
    { path: "/sizes", element: <SizesPage search="32 monitor" /> },
    { path: "/", element: <h1>The comparison</h1> },
  ];
  // What the search may mean loads later.
  await act(async () => render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/sizes"] })} />));
}

const made = () => {
  const history = madeComparison();
  return history === null ? null : unitlessSearch(comparisonOf(history.drawn));
};
const tray = () => screen.queryByRole("complementary", { name: "Your comparison" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("the site's own screens are nobody's: the first + begins a comparison (D57)", async () => {
  await open();
  expect(tray()).toBeNull();
  // Screen readers notice what changes in a region that the page has already.
  const region = document.querySelector("[aria-live]");
  press("Add 31.5″ 4K UHD");
  expect(tray()?.textContent).toContain("31.5″ 4K UHD starts a comparison");
  expect(region?.textContent).toContain("31.5″ 4K UHD starts a comparison");
  expect(made()).toBe("?screens=31.5in-3840x2160-blue");
  press("Undo");
  expect(tray()).toBeNull();
  expect(made()).toBeNull();
});

it("+ adds to the comparison that was made and stays, in one undo step (D57)", async () => {
  await open(TWO);
  expect(tray()?.textContent).toMatch(/Your comparison.*27″.*34″ 3440×1440/);
  press("Add 31.5″ 4K UHD");
  expect(tray()?.textContent).toContain("31.5″ 4K UHD was added");
  expect(screen.getAllByRole("img", { name: "Added" })).toHaveLength(1);
  expect(made()).toBe(`?screens=${TWO}~31.5in-3840x2160-pink`);
  press("Undo");
  expect(tray()?.textContent).not.toContain("31.5″");
  expect(screen.queryByRole("img", { name: "Added" })).toBeNull();
  expect(made()).toBe(`?screens=${TWO}`);
});

it("a size that the comparison has is marked, and ten are full (D57)", async () => {
  await open(`31.5in-3840x2160-blue~${Array.from({ length: 9 }, (_, index) => `${20 + index}in-16x9`).join("~")}`);
  expect(screen.getAllByRole("img", { name: "in your comparison" })).toHaveLength(1);
  for (const button of screen.getAllByRole<HTMLButtonElement>("button", { name: /^Add / }))
    expect(button.disabled).toBe(true);
});

it("a name adds and shows the comparison (D57)", async () => {
  await open(TWO);
  const [link] = screen.getAllByRole("link", { name: "31.5″" });
  fireEvent.click(link as HTMLElement);
  await screen.findByRole("heading", { name: "The comparison" });
  expect(made()).toMatch(/34in-3440x1440-green~31\.5in-.*-pink$/);
});
