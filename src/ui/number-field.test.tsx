// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { NumberField } from "./number-field.tsx";

function type(value: string, text: string, decimalMark: "." | "," = ".") {
  const onChange = vi.fn<(text: string) => void>();
  const field = { value, decimalMark, accept: acceptNumberText, onChange };
  render(<NumberField aria-label="Diagonal" {...field} />);
  fireEvent.change(screen.getByRole("textbox", { name: "Diagonal" }), { target: { value: text } });
  return onChange;
}

it("D6: reports a comma as a decimal point", () => {
  expect(type("27", "27,5")).toHaveBeenCalledExactlyOnceWith("27.5");
});

it.each([
  ["a sign", "27", "27-"],
  ["a thirteenth character", "123456789012", "1234567890123"],
  ["a longer text where a converted value has 14 characters", "0.003937007874", "0.0039370078741"],
])("S5, D6: does not report %s, and keeps the text", (_, value, text) => {
  expect(type(value, text)).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(value);
});

it("D5, D6: reports a shorter text where a converted value has 14 characters", () => {
  expect(type("0.003937007874", "0.00393700787")).toHaveBeenCalledExactlyOnceWith("0.00393700787");
});

it.each([
  ["a comma", "27,55"],
  ["a point", "27.55"],
])("D6: shows the language's mark and reports a point, where %s is typed", (_, text) => {
  expect(type("27.5", text, ",")).toHaveBeenCalledExactlyOnceWith("27.55");
});

it("D6: reports nothing where only the mark is another one", () => {
  expect(type("27.5", "27.5", ",")).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("27,5");
});

it("D6: refuses a second mark, and keeps the language's", () => {
  expect(type("27.5", "27,5,", ",")).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("27,5");
});
