import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { answerFact, inDrawnOrder } from "./answer.ts";
import { type ComparedScreen, comparedScreens } from "./compared-screens.ts";
import { comparisonWith } from "./state.ts";
import type { View } from "./view.ts";

const rowsOf = (address: string, view: Partial<View> = {}) =>
  comparedScreens(comparisonWith(parseScreens(address).screens, view));

/** A fact with the screens' numbers in their place. */
function factOf(address: string, view: Partial<View> = {}) {
  const unit = view.scale === "pixels" ? "px" : "in";
  const drawn = rowsOf(address, view).filter(({ isDrawn }) => isDrawn);
  const text = JSON.stringify(answerFact(drawn, unit), (_, value) =>
    value !== null && typeof value === "object" && "number" in value ? (value as ComparedScreen).number : value,
  );
  return JSON.parse(text);
}

describe("answerFact (D54)", () => {
  it("is the size of one screen, and nothing of none", () => {
    expect(factOf("27in-16x9")).toEqual({ kind: "size", subject: 1 });
    expect(answerFact([], "in")).toBeNull();
  });

  it("is the difference of two from the base", () => {
    const two = "27in-16x9~34in-3440x1440";
    expect(factOf(two)).toMatchObject({
      kind: "differs",
      subject: 2,
      base: 1,
      differences: { width: { kind: "more" }, height: { kind: "less" }, area: { kind: "more" } },
    });
    expect(factOf(two, { base: 2 })).toMatchObject({ kind: "differs", subject: 1, base: 2 });
    expect(factOf("27in-16x9~68.58cm-16x9")).toEqual({ kind: "same", subject: 2, base: 1 });
    expect(factOf("27in-16x9~26.99in-16x9")).toEqual({ kind: "alike", subject: 2, base: 1 });
  });

  it("is of more who wins in what, who is about as large as a winner, and in what nobody wins", () => {
    expect(factOf("27in-16x9~34in-3440x1440~49in-32x9~14in-16x10")).toEqual({
      kind: "winners",
      winners: [{ screen: 3, dimensions: ["width", "height", "area"] }],
      seconds: [{ screen: 1, dimensions: ["height"] }],
      undecided: [],
    });
    expect(factOf("27in-16x9~27in-9x16~27in-16x9")).toEqual({
      kind: "winners",
      winners: [
        { screen: 1, dimensions: ["width"] },
        { screen: 2, dimensions: ["height"] },
      ],
      seconds: [{ screen: 3, dimensions: ["width"] }],
      undecided: ["area"],
    });
    expect(factOf("27in-16x9~26.99in-16x9~27.01in-16x9")).toEqual({ kind: "all alike" });
  });

  it("measures in pixels what is drawn in them (D46)", () => {
    const three = "65in-3840x2160~27in-5120x2880~29in-21x9";
    expect(factOf(three, { scale: "pixels" })).toMatchObject({ kind: "differs", subject: 2, base: 1 });
    expect(factOf(three)).toMatchObject({ winners: [{ screen: 1 }] });
  });
});

it("numbered screens come by area, and equal ones keep their order", () => {
  const five = "27in-16x9~34in-16x9~24in-16x9~34in-9x16~65in-16x9";
  const order = (address: string) => inDrawnOrder(rowsOf(address), "in").map(({ number }) => number);
  expect(order(five)).toEqual([1, 2, 3, 4, 5]);
  expect(order(`${five}~86.36cm-16x9`)).toEqual([5, 2, 4, 6, 1, 3]);
});
