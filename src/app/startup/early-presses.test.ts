// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { HYDRATED, keepEarlyPresses } from "./early-presses.ts";

const BUTTONS = `<button type="button">Rotate</button><button type="button">Undo</button>
<button type="button" commandfor="drawer">Edit</button><form><button>Search</button><input></form><input name="length" value="27"><input type="radio" name="unit" checked><input type="radio" name="unit" value="cm">`;

const done: string[] = [];

/** A page whose buttons say that they were pressed once it is hydrated. */
function servePage() {
  document.body.innerHTML = BUTTONS;
  keepEarlyPresses(HYDRATED);
}

function hydrate() {
  const note = ({ target }: Event) => {
    done.push((target as HTMLElement).textContent || (target as HTMLInputElement).name);
  };
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", note);
  for (const input of document.querySelectorAll("input")) {
    input.addEventListener("keydown", note);
    input.addEventListener("input", () => done.push(input.value));
  }
  window.dispatchEvent(new Event(HYDRATED));
}

const button = (word: string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === word);
  if (found === undefined) throw new Error(`There is no button ${word}.`);
  return found;
};

/** As a visitor does, whose events the browser trusts. */
function dispatch(element: Element, event: Event): void {
  Object.defineProperty(event, "isTrusted", { value: true });
  element.dispatchEvent(event);
}
const press = (word: string) => dispatch(button(word), new MouseEvent("click", { bubbles: true, cancelable: true }));
const enter = (selector: string) => {
  const input = document.querySelector(selector);
  if (input === null) throw new Error(`There is no ${selector}.`);
  dispatch(input, new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
};

afterEach(() => {
  window.dispatchEvent(new Event(HYDRATED));
  done.length = 0;
});

it("shows an early press at once, and does what was pressed in order and once (D63)", async () => {
  servePage();
  press("Rotate");
  enter("[name=length]");
  press("Undo");
  press("Rotate");
  expect(button("Rotate").hasAttribute("data-pressed")).toBe(true);
  hydrate();
  await vi.waitFor(() => expect(done).toEqual(["Rotate", "length", "Undo", "Rotate"]));
  expect(document.querySelector("[data-pressed]")).toBeNull();
  await vi.waitFor(() => {
    press("Undo");
    expect(done.slice(4)).toContain("Undo");
  });
});

it("counts what was typed and ticked early, also where hydration has reset it (D63)", async () => {
  servePage();
  const length = document.querySelector<HTMLInputElement>("[name=length]");
  const unit = document.querySelector<HTMLInputElement>("[value=cm]");
  if (length === null || unit === null) throw new Error("A field is missing.");
  length.value = "40";
  dispatch(length, new Event("input", { bubbles: true }));
  unit.checked = true;
  dispatch(unit, new Event("input", { bubbles: true }));
  enter("[name=length]");
  length.value = "27";
  hydrate();
  await vi.waitFor(() => expect(done).toEqual(["40", "cm", "length"]));
  expect([length.value, unit.checked]).toEqual(["40", true]);
});

it("types a length with its unit again as it was typed, and finds the focus where it is (D43, D63)", async () => {
  servePage();
  const length = document.querySelector<HTMLInputElement>("[name=length]");
  if (length === null) throw new Error("The field is missing.");
  length.focus();
  for (const text of ["6", "68", "68c", "68cm"]) {
    length.value = text;
    dispatch(length, new InputEvent("input", { data: text.slice(-1), bubbles: true }));
  }
  const seen: string[] = [];
  length.addEventListener("focusin", () => seen.push("focus"));
  // As a field for numbers does, which reads a unit from the letters that it refuses.
  length.addEventListener("input", () => {
    seen.push(length.value);
    length.value = length.value.replace(/\D/g, "");
  });
  hydrate();
  await vi.waitFor(() => expect(seen).toEqual(["focus", "6", "68", "68c", "68m"]));
});

/** Types a character behind what a field has. */
function typeBehind(input: HTMLInputElement, data: string): void {
  dispatch(input, new InputEvent("beforeinput", { data, bubbles: true }));
  input.value += data;
  dispatch(input, new InputEvent("input", { data, bubbles: true }));
}

it("keeps every character that is typed while the page hydrates, and while the early ones are replayed (D63)", async () => {
  servePage();
  const length = document.querySelector<HTMLInputElement>("[name=length]");
  if (length === null) throw new Error("The field is missing.");
  length.defaultValue = "";
  for (const data of "c4") typeBehind(length, data);
  // React resets a field that it renders again.
  length.value = "";
  typeBehind(length, " ");
  expect(length.value).toBe("c4 ");
  const seen: string[] = [];
  length.addEventListener("input", () => seen.push(length.value));
  hydrate();
  await vi.waitFor(() => expect(seen).toEqual(["c"]));
  typeBehind(length, "6");
  await vi.waitFor(() => expect(seen).toEqual(["c", "c4", "c4 ", "c4 6"]));
});

it("lets a press wait behind those that are done again (D63)", async () => {
  servePage();
  press("Rotate");
  press("Rotate");
  hydrate();
  press("Undo");
  await vi.waitFor(() => expect(done).toEqual(["Rotate", "Rotate", "Undo"]));
});

it("leaves alone what the browser does itself", async () => {
  servePage();
  press("Edit");
  press("Search");
  enter("form input");
  hydrate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
});

it("shows nothing as pressed for ever where the scripts are gone", () => {
  servePage();
  press("Rotate");
  const script = document.createElement("script");
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
  expect(button("Rotate").hasAttribute("data-pressed")).toBe(false);
  press("Rotate");
  expect(button("Rotate").hasAttribute("data-pressed")).toBe(false);
});
