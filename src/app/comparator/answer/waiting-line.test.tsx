// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { comparisonWith, DEFAULT_COMPARISON } from "#comparison/state.ts";
import type { Waiting } from "#comparison/waiting.ts";
import { Session } from "../session.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { WaitingLine } from "./waiting-line.tsx";

const [ONE, OTHER] = listed("34in-21x9-green~28in-16x9-blue") as [ListedScreen, ListedScreen];
const NOTHING: Waiting = { drawable: [], screens: [], space: null, invalid: [] };
const WRONG = { number: 1, errors: ["length", "ratioWidth"], smallestRadius: 500 } as const;

function listed(screens: string): readonly ListedScreen[] {
  return comparisonWith(parseScreens(screens).screens).screens;
}

function line(waiting: Waiting, dispatch = vi.fn()) {
  const session = { waiting, dispatch, comparison: DEFAULT_COMPARISON } as Partial<ComparisonSession>;
  return (
    <Session value={session as ComparisonSession}>
      <WaitingLine />
    </Session>
  );
}

it.each<[Waiting, string]>([
  [{ ...NOTHING, drawable: [ONE] }, "34″ 21:9 is not drawn yet"],
  [{ ...NOTHING, drawable: [ONE, OTHER] }, "2 screens are not drawn yet"],
  [{ ...NOTHING, space: { width: 150, height: 85, unit: "cm" } }, "The space of 150 × 85\u202fcm is not drawn yet"],
  [
    { ...NOTHING, drawable: [ONE], space: { width: 120, height: null, unit: "cm" } },
    "34″ 21:9 and the space of 120\u202fcm are not drawn yet",
  ],
  [
    { ...NOTHING, drawable: [ONE], invalid: [WRONG] },
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
  const { container } = render(line({ ...NOTHING, invalid }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.textContent).toBe("");
});

it("is announced once when it appears, and not with every key (D43)", () => {
  const { container, rerender } = render(line({ ...NOTHING }));
  const region = container.querySelector("[aria-live]") as HTMLElement;
  const announced: string[] = [];
  const write = vi.spyOn(region, "textContent", "set").mockImplementation((text) => announced.push(text ?? ""));
  for (const size of ["3in-21x9", "34in-21x9"]) rerender(line({ ...NOTHING, drawable: listed(size) }));
  expect(announced).toEqual(["What was typed is not drawn yet"]);
  write.mockRestore();
});
