// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { type ComparisonState, comparisonWith, type Entry, stateOf } from "#comparison/state.ts";
import { CurveFields, curveMenu } from "./curve-fields.tsx";

function entryOf(address: string): Entry {
  const state: ComparisonState = stateOf(comparisonWith(parseScreens(address).screens));
  return (state.entries as [Entry])[0];
}

function renderRow(address: string) {
  const dispatch = vi.fn();
  const { container } = render(
    <CurveFields
      entry={entryOf(address)}
      label="Curve"
      errorId={undefined}
      dispatch={dispatch}
      onMenu={vi.fn()}
      ref={null}
    />,
  );
  return { dispatch, container, input: screen.getByRole<HTMLInputElement>("textbox", { name: "Curve" }) };
}

it("has the radius with its R and the panel from above (D61)", () => {
  const { container, input, dispatch } = renderRow("49in-5120x1440-r1800");
  expect(input.value).toBe("1800");
  expect(container.textContent).toBe("R");
  // 62 px for 117.61 cm: a radius of 94.9 px, and 9.88 cm deep are 5.2 px.
  expect(container.querySelector("span ~ svg path")?.getAttribute("d")).toBe("M0 5.2A94.9 94.9 0 0 1 62 5.2");
  fireEvent.change(input, { target: { value: "1.8 m" } });
  expect(dispatch).toHaveBeenCalledWith({ type: "type", id: 1, field: "radius", text: "1.8 m" });
});

it("is empty for a flat screen (D61)", () => {
  const { container, input } = renderRow("49in-5120x1440");
  expect([input.value, input.placeholder, container.textContent]).toEqual(["", "Flat", ""]);
  expect(container.querySelector("span ~ svg path")).toBeNull();
});

it("offers the radii that are sold, and none that would be half a circle (D61)", () => {
  const dispatch = vi.fn();
  const { items } = curveMenu(entryOf("49in-5120x1440-r1000"), dispatch);
  const radii = ["800R", "1000R", "1500R", "1800R", "2300R", "3000R", "3800R"];
  expect(items.map(({ label }) => label)).toEqual(["Flat", ...radii]);
  expect(items.filter(({ current }) => current).map(({ label }) => label)).toEqual(["1000R"]);
  items[0]?.onSelect?.();
  expect(dispatch).toHaveBeenCalledWith({ type: "set-radius", id: 1, radius: null });
  // 140 · 16/√337 · 2.54 = 309.9 cm, and 3099 ÷ π = 986.5
  const large = curveMenu(entryOf("140in-16x9"), dispatch).items;
  expect(large.filter(({ disabled }) => disabled).map(({ label }) => label)).toEqual(["800R"]);
});
