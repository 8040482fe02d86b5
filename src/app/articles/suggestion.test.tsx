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
  ["3 m", "75″ to 98″ fill 30° to 40°", "/?screens=75in-3840x2160-blue~98in-3840x2160-green&scale=seat&distance=300cm"],
  ["3 m in 150 cm", /^65″ fits 150\scm$/, expect.stringContaining("space=150cm")],
  ["lg c4", "See LG C4 42″ to scale", "/?screens=42in-3840x2160-blue_LG+C4"],
  ["27 vs 34 ultrawide", "Compare 27″ and 34″", "/?screens=27in-16x9-blue~34in-3440x1440-green"],
  ["65 inch in 150 cm", /^65″ fits 150\scm$/, "/?screens=65in-16x9-blue&space=150cm"],
  ["32in", "See 32″ to scale", "/?screens=32in-16x9-blue"],
])("D60: a search for sizes leads to the tool: '%s'", async (search, name, address) => {
  show(search);
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toEqual(address);
});

it.each(["monitor", "27", "4k", "how far to sit"])("D60: and no other search does: '%s'", (search) => {
  show(search);
  expect(screen.queryByRole("link")).toBeNull();
});
