// @vitest-environment happy-dom
import { fireEvent, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import { drawing } from "#words/en/drawing.ts";
import { Drawing } from "./drawing.tsx";

const comparisonOf = (address: string, view: Partial<View> = {}) => comparisonWith(parseScreens(address).screens, view);
const COMPARISON = comparisonOf("27-16x9-blue~34-3440x1440-green");
const AREA = { width: 832, height: 658 };

function draw(props: Partial<Parameters<typeof Drawing>[0]> = {}) {
  const handlers = { onHighlight: vi.fn(), onSelect: vi.fn() };
  const { container } = render(
    <Drawing
      comparison={COMPARISON}
      description="Two screens"
      texts={drawing}
      area={AREA}
      narrow={false}
      moves={false}
      {...handlers}
      {...props}
    />,
  );
  const find = (selector: string) => {
    const element = container.querySelector(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    return element;
  };
  return { ...handlers, container, find };
}

it("draws a film on its screen at once (D33)", () => {
  const { container } = draw({ comparison: comparisonOf("43in-16x9", { content: "2.39x1" }) });
  expect(container.querySelectorAll("[data-film]")).toHaveLength(1);
});

it.each(["[data-outline='2']", "[data-label='2']", "[pointer-events='stroke']"])(
  "selects a screen by a click on %s",
  (selector) => {
    const { find, onSelect } = draw();
    fireEvent.click(find(selector));
    // The rearmost outline is the first one whose line can be hit.
    expect(onSelect.mock.calls).toEqual([[2]]);
  },
);

it("highlights what a mouse points at, and nothing for a finger", () => {
  const { find, onHighlight } = draw();
  fireEvent.pointerEnter(find("[data-outline='1']"), { pointerType: "touch" });
  fireEvent.pointerLeave(find("[data-outline='1']"), { pointerType: "touch" });
  expect(onHighlight).not.toHaveBeenCalled();
  fireEvent.pointerEnter(find("[data-outline='1']"), { pointerType: "mouse" });
  fireEvent.pointerLeave(find("[data-outline='1']"), { pointerType: "mouse" });
  expect(onHighlight.mock.calls).toEqual([[1], [null]]);
});

it("draws a highlighted outline as the marks say", () => {
  const { find } = draw({ highlight: { id: 1, by: "pointer" } });
  expect(find("[data-outline='1']").getAttribute("stroke-width")).toBe("3");
  expect(find("[data-outline='2']").getAttribute("opacity")).toBe("0.38");
});

it("D34: draws a preview that is no outline", () => {
  const previews = comparisonOf("30in-16x9-blue").screens;
  const { container, find } = draw({ previews });
  expect(find("[data-preview='1']").getAttribute("stroke")).toBe("#2f6bff");
  expect(container.querySelectorAll("[data-outline]")).toHaveLength(2);
});

it("labels screens with names up to five and with numbers from six on, in both layouts (V15)", () => {
  const six = comparisonOf(Array(6).fill("27-16x9").join("~"));
  const five = { ...six, screens: six.screens.slice(1) };
  const labels = (comparison: typeof six, narrow: boolean) =>
    [...draw({ comparison, narrow, area: { width: 390, height: 700 } }).container.querySelectorAll("[data-label]")].map(
      ({ textContent }) => textContent,
    );
  expect(labels(five, true)).toEqual(Array(5).fill("27″ 16:9"));
  expect(labels(six, true)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(labels(six, false)).toEqual(["1", "2", "3", "4", "5", "6"]);
});
