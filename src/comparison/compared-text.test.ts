import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { scalingOffer, textFact } from "./compared-text.ts";
import { comparisonWith } from "./state.ts";

const comparisonOf = (address: string) => comparisonWith(parseScreens(address).screens);

function offerOf(address: string) {
  const [base, one] = comparisonOf(address).screens;
  return base && one && scalingOffer(one.screen, base.screen);
}

it("the text of one of two screens differs from the other's, with room for so many pixels (D45.3)", () => {
  // 109 pixels per inch at 100%, and 163 at 150% are 109.
  expect(textFact(comparisonOf("27in-2560x1440~27in-3840x2160"))).toMatchObject({
    difference: { dimension: "text", kind: "less" },
    room: { width: 3840, height: 2160 },
  });
  expect(textFact(comparisonOf("27in-2560x1440~27in-3840x2160-scale150"))).toMatchObject({
    difference: { kind: "same" },
    room: { width: 2560, height: 1440 },
  });
});

it("is said of two screens with resolutions only", () => {
  for (const other of ["27in-2560x1440", "27in-2560x1440~27in-16x9", "27in-16x9~27in-2560x1440"])
    expect(textFact(comparisonOf(other))).toBeNull();
});

it("a scaling is offered where it was never set and text is at least 10% smaller (D45.2)", () => {
  expect(offerOf("27in-2560x1440~27in-3840x2160")).toMatchObject({ scaling: 150, result: { kind: "same" } });
  expect(offerOf("27in-2560x1440~27in-3840x2160-scale110")).toBeNull();
  expect(offerOf("27in-2560x1440~25in-2560x1440")).toBeNull();
  expect(offerOf("27in-16x9~25in-2560x1440")).toBeNull();
});
