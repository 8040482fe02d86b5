// @vitest-environment happy-dom

import { act } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { type HistoryAction, historyOf, reduceHistory } from "#comparison/history.ts";
import { stateOf } from "#comparison/state.ts";
import { describeChanges } from "#words/en/description.ts";
import { ChangeAnnouncer } from "./change-announcer.tsx";

vi.mock(import("#words/en/description.ts"), { spy: true });

it("describes a change after it is shown", async () => {
  // As in a browser, a press shows its change at once.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const container = document.createElement("div");
  const root = createRoot(container);
  const { comparison } = readComparison(new URLSearchParams("screens=65in-16x9&space=150x85cm&lengths=cm"), "in");
  const drawn = historyOf(stateOf(comparison));
  const typed = reduceHistory(drawn, { type: "type-space", field: "width", text: "140" });
  const show = (history: typeof drawn) => flushSync(() => root.render(<ChangeAnnouncer history={history} />));
  show(drawn);
  vi.mocked(describeChanges).mockClear();
  show(reduceHistory(typed, { type: "commit-space" }));
  expect(describeChanges).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(container.textContent).toContain("Space of 140 by 85 centimetres. 65″ 16:9 is"));
  vi.unstubAllGlobals();
  act(() => root.unmount());
});

it.each([
  ["its field is left", { type: "reset", id: 1, field: "name" }],
  ["Enter commits it", { type: "commit", id: 1 }],
] satisfies [string, HistoryAction][])("says a name once %s, and not with each key (F4.1)", async (_, end) => {
  const drawn = historyOf(stateOf(readComparison(new URLSearchParams("screens=27in-16x9"), "in").comparison));
  const root = createRoot(document.createElement("div"));
  const show = (history: typeof drawn) => act(async () => root.render(<ChangeAnnouncer history={history} />));
  await show(drawn);
  vi.mocked(describeChanges).mockClear();
  const named = reduceHistory(drawn, { type: "type", id: 1, field: "name", text: "Desk" });
  await show(named);
  expect(describeChanges).not.toHaveBeenCalled();
  await show(reduceHistory(named, end));
  expect(describeChanges).toHaveLastReturnedWith("Screen 1 is now Desk, 27 inch 16:9, 23.5 by 13.2 inches");
  await act(async () => root.unmount());
});
