import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { kindOf, shortAnswer } from "./question.ts";

const screensOf = (address: string) => parseScreens(address).screens;
const answerTo = (address: string) => shortAnswer(screensOf(address));

it.each([
  ["6.1in-1080x2340", "phone"],
  ["15.6in-16x9", "laptop"],
  ["27in-16x9", "monitor"],
  ["34in-3440x1440", "ultrawide"],
  ["65in-16x9", "television"],
  ["11in-4x3", null],
  ["27in-9x16", null],
])("%s is sold as a %s", (address, kind) => {
  expect(screensOf(address).map(kindOf)).toEqual([kind]);
});

it("of one shape, the largest has more area than the smallest (D41)", () => {
  expect(answerTo("27in-16x9~32in-16x9")).toMatchObject({ kind: "area", difference: { kind: "more" } });
  expect(answerTo("24in-3840x2160~27in-16x9~65in-16x9")).toMatchObject({ difference: { kind: "times" } });
  expect(answerTo("27in-16x9~27in-16x9")).toBeNull();
});

it("of an ultrawide or a set beside another shape, the sides differ or are alike", () => {
  expect(answerTo("27in-16x9~34in-3440x1440")).toMatchObject({
    kind: "sides",
    width: { kind: "more" },
    height: { kind: "less" },
  });
  expect(answerTo("2x27in-16x9~49in-32x9")).toEqual({ kind: "alike" });
});

it("of three with an ultrawide, one is clearly the largest", () => {
  expect(answerTo("27in-16x9~34in-3440x1440~40in-16x9")).toMatchObject({ kind: "largest", screen: { length: 40 } });
});

it("there is none for other mixed shapes, for one and for more than four", () => {
  for (const none of [
    "27in-16x9~24in-16x10",
    "27in-9x16~34in-3440x1440",
    "27in-16x9",
    Array(5).fill("27in-16x9").join("~"),
  ])
    expect(answerTo(none)).toBeNull();
});
