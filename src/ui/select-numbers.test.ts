// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { selectNumbers } from "./select-numbers.ts";

it("selects the number of the field that a press focuses, so that typing replaces it", () => {
  selectNumbers();
  document.body.innerHTML = `<input data-number value="27"><input value="TV">`;
  const [number, name] = document.querySelectorAll("input");
  const press = (field: HTMLInputElement | undefined) =>
    field?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  // The browser would put the caret.
  expect(press(number)).toBe(false);
  expect(document.activeElement).toBe(number);
  expect(press(number)).toBe(true);
  expect(press(name)).toBe(true);
});
