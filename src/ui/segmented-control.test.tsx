// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SegmentedControl } from "./segmented-control.tsx";

it("is a group of radio buttons in the order of their labels, and reports the chosen value", () => {
  const onChange = vi.fn<(value: "a4" | "letter") => void>();
  render(
    <SegmentedControl aria-label="Paper" labels={{ a4: "A4", letter: "Letter" }} value="a4" onChange={onChange} />,
  );
  expect(screen.getByRole("radiogroup", { name: "Paper" })).toBeDefined();
  const [first, second] = screen.getAllByRole<HTMLInputElement>("radio");
  expect([first?.labels?.[0]?.textContent, second?.labels?.[0]?.textContent]).toEqual(["A4", "Letter"]);
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  fireEvent.click(screen.getByRole("radio", { name: "Letter" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("letter");
});
