// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { PageChange } from "./page-change.tsx";

it("announces the title that a page has once it is loaded, in any language", async () => {
  const root = (
    <>
      <PageChange />
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: <title>List</title> },
    { path: "pending", element: <title data-loading="">Wird geladen</title> },
    { path: "article", element: <title>Loading docks</title> },
  ];
  const router = createMemoryRouter([{ id: "root", element: root, children }]);
  const { container } = render(<RouterProvider router={router} />);
  const announced = () => container.querySelector("[aria-live]")?.textContent;
  await act(() => router.navigate("/pending"));
  expect(document.title).toBe("Wird geladen");
  expect(announced()).toBe("");
  await act(() => router.navigate("/article"));
  expect(announced()).toBe("Loading docks");
});
