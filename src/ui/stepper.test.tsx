// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Stepper } from "./stepper.tsx";

function show(value: number) {
  const onChange = vi.fn<(value: number) => void>();
  render(
    <Stepper
      label="Scaling"
      value={value}
      least={100}
      most={300}
      step={25}
      unit="%"
      words={{ less: "Less", more: "More" }}
      onChange={onChange}
    />,
  );
  return onChange;
}

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Scaling" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it.each([
  ["More", 100, 125],
  ["Less", 150, 125],
  ["More", 110, 125],
  ["Less", 110, 100],
  ["More", 290, 300],
])("%s leads from %d to the next step, %d", (name, value, next) => {
  const onChange = show(value);
  press(name);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
});

it.each([
  ["Less", 100],
  ["More", 300],
])("%s is disabled at %d and keeps the focus", (name, value) => {
  const onChange = show(value);
  press(name);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
});

it("has its value, its limits and its unit for screen readers", () => {
  show(150);
  expect(field().value).toBe("150%");
  expect(["now", "min", "max", "text"].map((name) => field().getAttribute(`aria-value${name}`))).toEqual([
    "150",
    "100",
    "300",
    "150%",
  ]);
});

it.each([
  ["149", 149],
  ["149%", 149],
  ["90", 100],
  ["400", 300],
])("typed '%s' counts on Enter as %d", (text, value) => {
  const onChange = show(200);
  fireEvent.change(field(), { target: { value: text } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
});

it("typed text counts on leaving, and what is no number changes nothing", () => {
  const onChange = show(200);
  fireEvent.change(field(), { target: { value: "x" } });
  fireEvent.blur(field());
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe("200%");
  fireEvent.change(field(), { target: { value: "175" } });
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(175);
});

it("the arrow keys go a step, and Home and End to the limits", () => {
  const onChange = show(200);
  for (const key of ["ArrowUp", "ArrowDown", "Home", "End"]) fireEvent.keyDown(field(), { key });
  expect(onChange.mock.calls).toEqual([[225], [175], [100], [300]]);
});

it("Escape takes back what was typed", () => {
  const onChange = show(200);
  fireEvent.change(field(), { target: { value: "150" } });
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(field().value).toBe("200%");
  fireEvent.blur(field());
  expect(onChange).not.toHaveBeenCalled();
});
