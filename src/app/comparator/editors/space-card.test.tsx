// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPopovers, EditorPanel, type } from "#tests/setup/editor-panel.tsx";
import { CATALOGUE, MODELS } from "./catalogue-field.tsx";

// A pasted text is then read at once.
beforeAll(async () => void (await Promise.all([CATALOGUE.load(), MODELS.load()])));
beforeEach(addPopovers);

function card() {
  const group = within(screen.getByRole("group", { name: "Space" }));
  const field = (name: string) => group.getByRole<HTMLInputElement>("textbox", { name });
  const button = (name: string | RegExp) => group.getByRole<HTMLButtonElement>("button", { name });
  return {
    group,
    width: field("Width"),
    height: field("Height"),
    frame: field("Frame"),
    unit: button(/^(INCHES|CENTIMETERS)$/),
    check: button("Update drawing"),
    remove: button("Remove"),
  };
}

function openCard(): void {
  render(<EditorPanel />);
  fireEvent.click(screen.getByRole("button", { name: /^Does it fit\?/ }));
}

const shown = () => [card().width.value, card().height.value, card().unit.textContent, card().frame.value];
const error = () => screen.queryByRole("tooltip")?.textContent ?? null;

/** As the browser reports a character behind a number: the input has it until it is refused. */
function typeBehind(input: HTMLInputElement, characters: string): void {
  for (const character of characters) fireEvent.change(input, { target: { value: input.value + character } });
}

describe("the card of a space (D38)", () => {
  it("opens empty, first in the list, without an error, in its width", () => {
    openCard();
    expect(shown()).toEqual(["", "", "INCHES", "0.39"]);
    expect(document.activeElement).toBe(card().width);
    expect(error()).toBe(null);
    expect(card().check.disabled).toBe(true);
    const [first] = screen.getAllByRole("group");
    expect(first?.getAttribute("aria-label")).toBe("Space");
    expect(screen.queryByRole("button", { name: /^Does it fit\?/ })).toBeNull();
  });

  it.each([
    ["", "85", "Invalid width"],
    ["0", "85", "Invalid width"],
    ["150", "0", "Invalid height"],
    ["0", ".", "Invalid width\nand height"],
  ])("refuses %j × %j and says what is wrong (S5)", (width, height, words) => {
    openCard();
    type(card().width, "1");
    type(card().width, width);
    type(card().height, height);
    expect(error()).toBe(words);
    expect(card().check.disabled).toBe(true);
    expect(card().width.getAttribute("aria-invalid")).toBe(words.includes("width") ? "true" : null);
  });

  it("refuses letters, and a frame beyond 20 cm, which it says in its own unit (S5)", () => {
    openCard();
    type(card().width, "abc");
    expect(card().width.value).toBe("");
    type(card().width, "60");
    type(card().frame, "9");
    expect(error()).toBe("Invalid frame (0 to 7.87″)");
    fireEvent.click(card().unit);
    expect(error()).toBe(null);
    type(card().frame, "21");
    expect(error()).toBe("Invalid frame (0 to 20\u202fcm)");
  });

  it("says that nothing was typed once it is left", () => {
    openCard();
    fireEvent.blur(card().width);
    expect(error()).toBe("Invalid width");
  });

  it("takes a width alone, commits with Enter, and has nothing to commit then", () => {
    openCard();
    type(card().width, "48");
    expect(card().check.hasAttribute("data-edited")).toBe(true);
    fireEvent.keyDown(card().width, { key: "Enter" });
    expect(card().check.hasAttribute("data-edited")).toBe(false);
    expect(error()).toBe(null);
  });

  it("understands 150x85cm typed in one go (D43)", () => {
    openCard();
    type(card().width, "150");
    typeBehind(card().width, "x");
    expect(document.activeElement).toBe(card().height);
    type(card().height, "85");
    typeBehind(card().height, "c");
    expect(shown()).toEqual(["150", "85", "CENTIMETERS", "1"]);
    expect(card().group.getAllByText(/^85\scm = 33\.46″$/).length).toBeGreaterThan(0);
  });

  it("keeps what the width means once its unit is known (D43)", () => {
    openCard();
    type(card().width, "150");
    typeBehind(card().width, "c");
    type(card().height, "33");
    typeBehind(card().height, "i");
    typeBehind(card().height, "n");
    expect(shown()).toEqual(["59.05511811", "33", "INCHES", "0.39"]);
  });

  it("takes a whole space from the clipboard (D43)", () => {
    openCard();
    const paste = (text: string) => fireEvent.paste(card().width, { clipboardData: { getData: () => text } });
    paste("150 × 85 cm");
    expect(shown()).toEqual(["150", "85", "CENTIMETERS", "1"]);
    type(card().frame, "2");
    paste("60x34in");
    expect(shown()).toEqual(["60", "34", "INCHES", "0.7874015748"]);
    paste("a niche");
    expect(card().group.getAllByText(/^“a niche” is not a length/).length).toBeGreaterThan(0);
  });

  it("takes a refusal back with the next change (D43)", () => {
    openCard();
    fireEvent.paste(card().width, { clipboardData: { getData: () => "abc" } });
    const refusal = () =>
      card().group.queryAllByText("“abc” is not a length. Try 150\u202fcm, 59″ or 150 × 85\u202fcm.", {
        normalizer: String,
      });
    expect(refusal()).toHaveLength(2);
    type(card().width, "150");
    expect(refusal()).toHaveLength(0);
  });

  it("gives typed numbers the unit until they are drawn, and converts all lengths afterwards (S4.1, D38)", () => {
    openCard();
    type(card().width, "60");
    type(card().height, "30");
    fireEvent.click(card().unit);
    expect(shown()).toEqual(["60", "30", "CENTIMETERS", "1"]);
    fireEvent.click(card().check);
    fireEvent.click(card().unit);
    expect(shown()).toEqual(["23.62204724", "11.81102362", "INCHES", "0.39"]);
  });

  it("is taken away by Remove, and the focus moves to what brings it back", () => {
    openCard();
    type(card().width, "60");
    fireEvent.click(card().remove);
    expect(screen.queryByRole("group", { name: "Space" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Does it fit\?/ }));
  });
});
