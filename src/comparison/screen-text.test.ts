import { describe, expect, it } from "vitest";
import { labelText, spokenScreen } from "./screen-text.ts";

const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

describe("a label", () => {
  it("is the size, after the name if the screen has one", () => {
    expect(labelText(DEFAULT)).toBe("27″ 16:9");
    expect(labelText({ ...DEFAULT, name: "Desk" })).toBe("Desk · 27″ 16:9");
  });

  it("keeps the order of the numbers after a name in Hebrew or Arabic", () => {
    expect(labelText({ ...DEFAULT, name: "מסך" })).toBe("מסך\u200e · 27″ 16:9");
  });
});

it("D11: the text for screen readers is the size without the name, which each sentence places itself", () => {
  expect(spokenScreen({ ...DEFAULT, name: "Desk" })).toBe("27 inch 16:9, 23.5 by 13.2 inches");
});
