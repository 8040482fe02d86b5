import { describe, expect, it } from "vitest";
import { type ComparisonAction, reduceComparison } from "#comparison/reducer.ts";
import { comparisonOf, comparisonWith, DEFAULT_COMPARISON, INITIAL_STATE } from "#comparison/state.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Screen, ScreenDescription } from "#domain/display/screen.ts";
import { describeChanges, describeComparison, labelText, spokenScreen } from "./description.ts";

const BLUE: Screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
const GREEN: Screen = { length: 29, unit: "in", width: 21, height: 9, colour: "green" };
const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

describe("a label", () => {
  it("is the size, after the name if the screen has one", () => {
    expect(labelText(DEFAULT, [], "cm")).toBe("27″ 16:9");
    expect(labelText({ ...DEFAULT, name: "Desk" }, [], "cm")).toBe("Desk · 27″ 16:9");
  });

  it("D29: counts a set and says its gap", () => {
    expect(labelText({ ...DEFAULT, count: 2 }, [], "cm")).toBe("2 × 27″ 16:9");
    expect(labelText({ ...DEFAULT, count: 2, gap: 1.5, name: "Desk" }, [], "cm")).toBe(
      "Desk · 2 × 27″ 16:9 · 1.5\u202fcm gap",
    );
    expect(labelText({ ...DEFAULT, gap: 1.5 }, [], "cm")).toBe("27″ 16:9");
  });

  it("D45: adds the scaling where screens are otherwise equal, after the resolution", () => {
    const screens = (...scalings: number[]) =>
      scalings.map((scaling, index) => ({
        id: index,
        number: index + 1,
        screen: { ...BLUE, ...shapeFrom({ width: 3840, height: 2160 }), scaling },
      }));
    const labels = (...scalings: number[]) => {
      const all = screens(...scalings);
      return all.map(({ screen }) => labelText(screen, all, "in"));
    };
    expect(labels(150)).toEqual(["27″ 16:9"]);
    expect(labels(150, 150)).toEqual(["27″ 16:9 · 3840×2160", "27″ 16:9 · 3840×2160"]);
    expect(labels(100, 150)).toEqual(["27″ 16:9 · 3840×2160 · 100%", "27″ 16:9 · 3840×2160 · 150%"]);
    const [screen] = screens(150);
    const other = { id: 7, number: 2, screen: { ...BLUE, ...shapeFrom({ width: 2560, height: 1440 }) } };
    expect(screen && labelText(screen.screen, [screen, other], "in")).toBe("27″ 16:9 · 3840×2160");
  });

  it("keeps the order of the numbers after a name in Hebrew or Arabic", () => {
    expect(labelText({ ...DEFAULT, name: "מסך" }, [], "cm")).toBe("מסך\u200e · 27″ 16:9");
  });
});

/** What is said of the last of some screens. */
function spoken(...descriptions: readonly ScreenDescription[]): string {
  const comparison = comparisonWith(descriptions.map((description) => ({ ...description, colour: "blue" })));
  const last = comparison.screens.at(-1);
  return last === undefined ? "" : spokenScreen(last.screen, comparison);
}

describe("the size for screen readers (D11)", () => {
  it("27 inches at 16:9: 432/√337 = 23.53 by 243/√337 = 13.24 inches", () => {
    expect(spoken(DEFAULT)).toBe("27 inch 16:9, 23.5 by 13.2 inches");
  });

  it("keeps the unit of the diagonal: 68.58 cm are 23.53 by 13.24 inches (D36)", () => {
    expect(spoken({ ...DEFAULT, length: 68.58, unit: "cm" })).toBe("68.58 centimetre 16:9, 23.5 by 13.2 inches");
  });

  it("D29: says how many stand side by side, and the size of the whole", () => {
    // 2 · 23.5325 = 47.065
    expect(spoken({ ...DEFAULT, count: 2 })).toBe("2 times 27 inch 16:9 side by side, 47.1 by 13.2 inches");
  });

  it("rounds once, from the unrounded: 29 at 21:9 is 26.66 by 11.42, so 26.7 by 11.4", () => {
    expect(spoken({ length: 29, unit: "in", width: 21, height: 9 })).toBe("29 inch 21:9, 26.7 by 11.4 inches");
  });

  it("leaves out the name, which each sentence places itself", () => {
    expect(spoken({ ...DEFAULT, name: "Desk" })).toBe("27 inch 16:9, 23.5 by 13.2 inches");
  });
});

describe("the drawing's text alternative", () => {
  it("D11: names every screen with its size, in the list's order", () => {
    // 27 at 16:9 is 23.53 by 13.24, 29 at 21:9 is 26.66 by 11.42.
    expect(describeComparison(comparisonWith([BLUE, GREEN]))).toBe(
      "Comparison of blue 27 inch 16:9, 23.5 by 13.2 inches; green 29 inch 21:9, 26.7 by 11.4 inches",
    );
  });

  it("puts a screen's name first", () => {
    expect(describeComparison(comparisonWith([{ ...BLUE, name: "Desk" }]))).toBe(
      "Comparison of Desk: blue 27 inch 16:9, 23.5 by 13.2 inches",
    );
  });

  it("D46: says what each screen shows in pixels, what is not drawn, and that it is not to scale", () => {
    const pixels = { ...BLUE, ...shapeFrom({ width: 3840, height: 2160 }), scaling: 125 };
    expect(
      describeComparison(comparisonWith([pixels, GREEN], { scale: "pixels", content: "16x9", objects: ["card"] })),
    ).toBe(
      "Comparison of blue 27 inch 16:9, 23.5 by 13.2 inches, showing 3072 by 1728 pixels at 125%; " +
        "green 29 inch 21:9, 26.7 by 11.4 inches, not drawn, no resolution. In pixels, not to scale in inches",
    );
  });

  it("starts with 'Comparison of' without screens too", () => {
    expect(describeComparison(comparisonWith([]))).toMatch(/^Comparison of /);
  });
});

function announced(...actions: ComparisonAction[]): string {
  return describeChanges(DEFAULT_COMPARISON, comparisonOf(actions.reduce(reduceComparison, INITIAL_STATE)));
}

it("a commit is announced as 'Screen 1 is now 29 inch 21:9, 26.7 by 11.4 inches'", () => {
  const sides = [
    { type: "type", id: 1, field: "length", text: "29" },
    { type: "set-ratio", id: 1, ratio: { width: 21, height: 9 } },
    { type: "commit", id: 1 },
  ] as const;
  expect(announced(...sides)).toBe("Screen 1 is now 29 inch 21:9, 26.7 by 11.4 inches");
});

it("announces additions and removals with the numbers of the screens", () => {
  expect(announced({ type: "add", random: 0 })).toBe("Screen 3 added: 27 inch 16:9, 23.5 by 13.2 inches");
  expect(announced({ type: "remove", id: 1 })).toBe("Screen 1 removed");
});

it("announces the name of a screen before its size", () => {
  const name = [
    { type: "type", id: 1, field: "name", text: "Desk" },
    { type: "commit", id: 1 },
  ] as const;
  expect(announced(...name)).toBe("Screen 1 is now Desk, 27 inch 16:9, 23.5 by 13.2 inches");
});

it("announces neither typing nor a commit without a change", () => {
  expect(announced({ type: "type", id: 1, field: "length", text: "55" })).toBe("");
  expect(announced({ type: "toggle-unit", id: 1 })).toBe("");
  expect(announced({ type: "commit-all" })).toBe("");
});

it("announces all changes of one commit", () => {
  const both = [
    { type: "type", id: 1, field: "length", text: "5" },
    { type: "type", id: 2, field: "length", text: "10" },
    { type: "set-ratio", id: 1, ratio: { width: 4, height: 3 } },
    { type: "set-ratio", id: 2, ratio: { width: 4, height: 3 } },
    { type: "commit-all" },
  ] as const;
  // 3, 4 and 5; 6, 8 and 10.
  expect(announced(...both)).toBe(
    "Screen 1 is now 5 inch 4:3, 4.0 by 3.0 inches. Screen 2 is now 10 inch 4:3, 8.0 by 6.0 inches",
  );
});
