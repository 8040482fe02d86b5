import { expect, it } from "vitest";
import { parseWrittenLength } from "#domain/written/length.ts";
import { understood } from "./understood.ts";

it.each([
  ["68cm", "68\u202fcm = 26.77″"],
  ["1.5 m", "1.5\u202fm = 150\u202fcm = 59.06″"],
  ["680mm", "680\u202fmm = 68\u202fcm = 26.77″"],
  ["5 ft", "5\u202fft = 60″"],
  ["5′ 6″", "5\u202fft\u202f6\u202fin = 66″"],
  ['27"', "27″ = 68.58\u202fcm"],
  ["0.1 mm", "0.1\u202fmm = 0.01\u202fcm = 0.0039″"],
  ["27", "27″ = 68.58\u202fcm"],
])("repeats what was understood of %j (D43)", (text, expected) => {
  const length = parseWrittenLength(text);
  expect(length && understood.length(length, length.unit ?? "in")).toBe(expected);
});

it("repeats the ratio of a pasted size", () => {
  const length = parseWrittenLength("68 cm");
  expect(length && understood.length(length, "cm", { width: "4", height: "3" })).toBe("68\u202fcm = 26.77″ · 4:3");
});

it("names the text that was refused, and only the start of a long one", () => {
  expect(understood.refused(" a\nbanana ", "screen")).toBe(
    "“a banana” is not a size. Try 34″, 68\u202fcm or 27″ 16:9.",
  );
  expect(understood.refused("x".repeat(25), "screen")).toContain(`“${"x".repeat(24)}…”`);
  expect(understood.refusedFor(" hello", { text: "27", unit: "in" })).toBe(
    "“hello” is no size. The diagonal stays 27″.",
  );
  expect(understood.refusedFor("x".repeat(240), { text: "27", unit: "in" })).toBe(
    "No size in these 240 characters. The diagonal stays 27″.",
  );
});
