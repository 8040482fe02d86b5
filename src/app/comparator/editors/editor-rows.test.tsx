// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { reduceComparison } from "#comparison/reducer.ts";
import { type ComparisonState, comparisonWith, type Entry, stateOf } from "#comparison/state.ts";
import { RaisedRow } from "./editor-rows.tsx";

function typed(text: string, address = "27-16x9"): string | undefined {
  const state: ComparisonState = stateOf(comparisonWith(parseScreens(address).screens));
  const [entry] = state.entries as [Entry];
  const dispatch = vi.fn((action) => reduceComparison(state, action));
  render(<RaisedRow entry={entry} label="Raised" unit="cm" errorId={undefined} dispatch={dispatch} ref={null} />);
  const inputs = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Raised" });
  fireEvent.change(inputs.at(-1) as HTMLInputElement, { target: { value: text } });
  return dispatch.mock.calls[0]?.[0].text;
}

it.each([
  ["6", "6"],
  ["-", "-"],
  ["−3,5", "-3.5"],
  ["-3-", undefined],
  ["abc", undefined],
])("takes digits, a point and one minus before them: '%s' (D56)", (text, expected) => {
  expect(typed(text)).toBe(expected);
});
