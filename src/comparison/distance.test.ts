import { expect, it } from "vitest";
import { centimetresText, parseDistance } from "./distance.ts";

it.each([
  ["70cm", 70],
  ["70", 70],
  [" 2,5 m ", 250],
  ["2.3m", 230],
  ["28IN", 71.12],
  ["100m", 10_000],
])("D32: reads '%s' in a link as centimetres", (text, distance) => {
  expect(parseDistance(text)).toBe(distance);
});

it.each(["", "0cm", "-5cm", "near", "101m", "7ft", "1e3cm"])("reads no distance in '%s'", (text) => {
  expect(parseDistance(text)).toBeNull();
});

it("is shown in centimetres with four digits at most", () => {
  expect(centimetresText(60)).toBe("60\u202fcm");
  expect(centimetresText(71.1234)).toBe("71.12\u202fcm");
});
