// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { writeLastComparison } from "./last-comparison.ts";
import type { ComparisonSession } from "./use-comparison.ts";

const OTHER = "?screens=55in-16x9-blue~65in-16x9-green";

/** Of a module that each visit loads anew. */
let useComparison: typeof import("./use-comparison.ts").useComparison;
let session: ComparisonSession;

function Tool() {
  session = useComparison();
  return <output>{session.search}</output>;
}

/** The tool and an article, with `first` as the tab's first page. */
async function startVisit(first = "/") {
  window.history.replaceState(null, "", first);
  vi.resetModules();
  ({ useComparison } = await import("./use-comparison.ts"));
  const router = createBrowserRouter([
    { path: "/", Component: Tool },
    { path: "/info/:id", element: <h1>Article</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return {
    follow: async (to: string, options?: { replace: boolean }) => {
      await act(() => router.navigate(to, options));
    },
    back: async () => {
      const { key } = router.state.location;
      await act(async () => {
        window.history.back();
        await vi.waitFor(() => expect(router.state.location.key).not.toBe(key));
      });
    },
  };
}

function type(text: string) {
  const { id } = session.history.present.entries[0] as { id: number };
  act(() => session.dispatch({ type: "type", id, field: "length", text }));
}

function rotate() {
  const { id } = session.history.present.entries[0] as { id: number };
  act(() => session.dispatch({ type: "rotate", id }));
}

const typed = () => session.history.present.entries[0]?.editor.length.text;
const address = () => window.location.pathname + window.location.search;

it("Back to `/` shows the default comparison with what was typed there (F1.1, F4.4)", async () => {
  const visit = await startVisit();
  type("34");
  await visit.follow("/info/1-a");
  await visit.follow(`/${OTHER}`);
  expect(screen.getByRole("status").textContent).toBe(OTHER);
  await visit.back();
  await visit.back();
  expect(session.search).toBe("");
  expect(typed()).toBe("34");
  expect(address()).toBe("/");
});

it("D57: a link of an article replaces the latest comparison in one undo step", async () => {
  const visit = await startVisit();
  rotate();
  const own = session.search;
  await visit.follow("/info/1-a");
  await visit.follow(`/${OTHER}`);
  expect(address()).toBe(`/${OTHER}`);
  act(() => session.dispatch({ type: "undo" }));
  expect(session.search).toBe(own);
});

it.each([
  { what: "a link followed after a reload replaces the last comparison", replace: false, steps: 1 },
  { what: "an address that leads to another one is opened as it is", replace: true, steps: 0 },
])("D57: $what", async ({ replace, steps }) => {
  writeLastComparison("?screens=40in-16x9-blue");
  const visit = await startVisit("/info/1-a");
  await visit.follow(`/${OTHER}`, { replace });
  expect(screen.getByRole("status").textContent).toBe(OTHER);
  expect(session.history.past).toHaveLength(steps);
});

it("Back finds each comparison with its own steps to undo (F4.4)", async () => {
  const visit = await startVisit();
  rotate();
  rotate();
  rotate();
  const own = session.search;
  await visit.follow("/info/1-a");
  await visit.follow(`/${OTHER}`);
  rotate();
  await visit.back();
  await visit.back();
  expect(session.search).toBe(own);
  expect(address()).toBe(`/${own}`);
  expect(session.history.past).toHaveLength(3);
});

it("a link from an article to `/` resumes the latest comparison (F4.4)", async () => {
  const visit = await startVisit();
  rotate();
  await visit.follow("/info/1-a");
  await visit.follow(`/${OTHER}`);
  type("56");
  await visit.follow("/info/1-a");
  await visit.follow("/");
  expect(address()).toBe(`/${OTHER}`);
  expect(typed()).toBe("56");
});
