// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DEFAULT_COMPARISON } from "#comparison/state.ts";
import type { Waiting } from "#comparison/waiting.ts";
import { Session } from "../session.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { WaitingLine } from "./waiting-line.tsx";

const ONE = { title: "34″ 21:9", colour: "green" } as const;
const OTHER = { title: "28″ 16:9", colour: "blue" } as const;
const WRONG = { number: 1, errors: ["length", "ratioWidth"], smallestRadius: 500 } as const;

function line(waiting: Waiting, dispatch = vi.fn()) {
  const session = { waiting, dispatch, comparison: DEFAULT_COMPARISON } as Partial<ComparisonSession>;
  return (
    <Session value={session as ComparisonSession}>
      <WaitingLine />
    </Session>
  );
}

it.each([
  [{ drawable: [ONE], space: null, invalid: [] }, "34″ 21:9 is not drawn yet"],
  [{ drawable: [ONE, OTHER], space: null, invalid: [] }, "2 screens are not drawn yet"],
  [{ drawable: [], space: "150 × 85 cm", invalid: [] }, "The space of 150 × 85 cm is not drawn yet"],
  [{ drawable: [ONE], space: "120 cm", invalid: [] }, "34″ 21:9 and the space of 120 cm are not drawn yet"],
  [
    { drawable: [ONE], space: null, invalid: [WRONG] },
    "34″ 21:9 is not drawn yetScreen 1: invalid length and aspect ratio",
  ],
])("says what waits: %j (D43)", (waiting, words) => {
  const dispatch = vi.fn();
  const { container } = render(line(waiting, dispatch));
  expect(container.querySelector("p")?.textContent).toBe(words);
  fireEvent.click(screen.getByRole("button", { name: "Draw what was typed" }));
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: "commit-valid" });
});

it.each([
  ["nothing waits", []],
  ["only an invalid screen waits", [WRONG]],
])("is gone while %s (D43)", (_, invalid) => {
  const { container } = render(line({ drawable: [], space: null, invalid }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.textContent).toBe("");
});

it("is announced once when it appears, and not with every key (D43)", () => {
  const { container, rerender } = render(line({ drawable: [], space: null, invalid: [] }));
  const region = container.querySelector("[aria-live]") as HTMLElement;
  const announced: string[] = [];
  const write = vi.spyOn(region, "textContent", "set").mockImplementation((text) => announced.push(text ?? ""));
  for (const title of ["3″ 21:9", "34″ 21:9"])
    rerender(line({ drawable: [{ ...ONE, title }], space: null, invalid: [] }));
  expect(announced).toEqual(["What was typed is not drawn yet"]);
  write.mockRestore();
});
