// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { Suggestion } from "./suggestion.tsx";

function show(search: string): void {
  const routes = [{ path: "/", element: <Suggestion search={search} /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

it.each([
  ["27 vs 34 ultrawide", "Compare 27″ and 34″", "/?screens=27in-16x9-blue~34in-3440x1440-green"],
  ["65 inch in 150 cm", /^65″ fits 150\scm$/, "/?screens=65in-16x9-blue&space=150cm"],
  ["32in", "See 32″ to scale", "/?screens=32in-16x9-blue"],
])("D60: a search for sizes leads to the tool: '%s'", (search, name, address) => {
  show(search);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(address);
});

it.each(["monitor", "27", "4k", "how far to sit", "3 m"])("D60: and no other search does: '%s'", (search) => {
  show(search);
  expect(screen.queryByRole("link")).toBeNull();
});
