// @vitest-environment happy-dom

import { act } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { reduceComparison } from "#comparison/reducer.ts";
import { stateOf } from "#comparison/state.ts";
import { describeChanges } from "#words/en/description.ts";
import { ChangeAnnouncer } from "./change-announcer.tsx";

vi.mock(import("#words/en/description.ts"), { spy: true });

it("describes a change after it is shown", async () => {
  // As in a browser, a press shows its change at once.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const container = document.createElement("div");
  const root = createRoot(container);
  const { comparison } = readComparison(new URLSearchParams("screens=65in-16x9&space=150x85cm&lengths=cm"));
  const drawn = stateOf(comparison);
  const typed = reduceComparison(drawn, { type: "type-space", field: "width", text: "140" });
  const show = (state: typeof drawn) => flushSync(() => root.render(<ChangeAnnouncer state={state} />));
  show(drawn);
  vi.mocked(describeChanges).mockClear();
  show(reduceComparison(typed, { type: "commit-space" }));
  expect(describeChanges).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(container.textContent).toContain("Space of 140 by 85 centimetres. 65″ 16:9 is"));
  vi.unstubAllGlobals();
  act(() => root.unmount());
});

it("says a name once its field is left, and not with each key (F4.1)", async () => {
  const drawn = stateOf(readComparison(new URLSearchParams("screens=27in-16x9")).comparison);
  const field = document.body.appendChild(document.createElement("input"));
  field.dataset.field = "name";
  const root = createRoot(document.createElement("div"));
  const show = (state: typeof drawn) => act(async () => root.render(<ChangeAnnouncer state={state} />));
  await show(drawn);
  vi.mocked(describeChanges).mockClear();
  field.focus();
  const named = reduceComparison(drawn, { type: "type", id: 1, field: "name", text: "Desk" });
  await show(named);
  expect(describeChanges).not.toHaveBeenCalled();
  field.blur();
  await show(reduceComparison(named, { type: "reset", id: 1, field: "name" }));
  expect(describeChanges).toHaveLastReturnedWith("Screen 1 is now Desk, 27 inch 16:9, 23.5 by 13.2 inches");
  await act(async () => root.unmount());
  field.remove();
});
