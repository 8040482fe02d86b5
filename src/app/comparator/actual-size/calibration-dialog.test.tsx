// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Unit } from "#domain/display/unit.ts";
import { DiagonalField } from "./calibration-dialog.tsx";

function Field() {
  const [typed, setTyped] = useState<{ text: string; unit: Unit }>({ text: "", unit: "in" });
  return <DiagonalField {...typed} limits={null} onChange={(text, unit) => setTyped({ text, unit })} />;
}

const input = () => screen.getByRole<HTMLInputElement>("textbox");
const shown = () => [input().value, screen.getByRole("button").textContent];

/** As the browser reports one character after the other: the input has it until it is refused. */
function type(characters: string): void {
  for (const character of characters) fireEvent.change(input(), { target: { value: input().value + character } });
}

function paste(text: string): void {
  fireEvent.paste(input(), { clipboardData: { getData: () => text } });
}

describe("the diagonal of the visitor's display (D43)", () => {
  beforeEach(() => {
    render(<Field />);
  });

  it.each([
    ["27", ["27", "in"]],
    ["68 cm", ["68", "cm"]],
    ["680mm", ["68", "cm"]],
    ['27"', ["27", "in"]],
  ])("understands %j typed", (characters, expected) => {
    type(characters);
    expect(shown()).toEqual(expected);
  });

  it("understands a pasted length with its unit, and says what it does not understand until the next change", () => {
    paste("68,5 cm");
    expect(shown()).toEqual(["68.5", "cm"]);
    paste("wide");
    expect(shown()).toEqual(["68.5", "cm"]);
    expect(screen.getByRole("status").textContent).toMatch(/^“wide” is not a size\./);
    type("1");
    expect(screen.getByRole("status").textContent).toBe("The browser’s zoom must be 100%.");
  });
});
