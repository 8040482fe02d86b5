import { describe, expect, it } from "vitest";
import { wordsOf } from "./search-words.ts";
import { typedDisplay } from "./typed-size.ts";

function typed(text: string): string | null {
  const display = typedDisplay(wordsOf(text));
  return (
    display &&
    `${display.count === undefined ? "" : `${display.count} × `}${display.length}${display.unit} ${display.width}:${display.height}`
  );
}

describe("a size as it is typed", () => {
  it.each([
    ["77.5", "77.5in 16:9"],
    ["77,5", "77.5in 16:9"],
    ['77.5"', "77.5in 16:9"],
    ["77.5 inch screen", "77.5in 16:9"],
    [".5", "0.5in 16:9"],
    ["195 cm", "195cm 16:9"],
    ["195cm 21:9", "195cm 21:9"],
    ["1.5 m", "150cm 16:9"],
    ["680 mm 4:3", "68cm 4:3"],
    ["5 ft tv", "60in 16:9"],
    ["5′", "60in 16:9"],
    ["27 m", "27in 16:9"],
    ["77.5 21:9", "77.5in 21:9"],
    ["21:9 77.5", "77.5in 21:9"],
    ["77.5 2.39:1", "77.5in 2.39:1"],
    ["34 3440x1440", "34in 3440:1440"],
    ["34 3440 × 1440", "34in 3440:1440"],
    ["27 1440p", "27in 2560:1440"],
    ["28 4k", "28in 3840:2160"],
    ["40 full hd tv", "40in 1920:1080"],
    ["35 ultrawide 1440p", "35in 3440:1440"],
    ["35 ultrawide", "35in 21:9"],
    ["12 tablet", "12in 4:3"],
    ["6.4 phone", "6.4in 9:19.5"],
    ["77.5 telev", "77.5in 16:9"],
    ["24 Zoll Monitor", "24in 16:9"],
    ["77.5zoll", "77.5in 16:9"],
    ["two 27", "2 × 27in 16:9"],
    ["dual 27 1440p", "2 × 27in 2560:1440"],
    ["triple 24 monitors", "3 × 24in 16:9"],
    ["2 x 27", "2 × 27in 16:9"],
    ["2x27in-16x9", "2 × 27in 16:9"],
    ["3×24 inch", "3 × 24in 16:9"],
    ["27 3x2", "27in 3:2"],
  ])("%j is %j", (text, expected) => {
    expect(typed(text)).toBe(expected);
  });

  it.each([
    ["without a diagonal", "4k"],
    ["without a diagonal", "3440x1440"],
    ["with two diagonals", "27 34"],
    ["with two ratios", "27 16:9 21:9"],
    ["with a word that is no shape", "999 toaster"],
    ["with the name of a device", "iphone 16"],
    ["of zero", "0"],
    ["of more characters than the input for lengths takes", "1234567890123"],
    ["with two decimal points", "1.2.3 cm"],
    ["with a ratio of zero", "27 16:0"],
  ])("offers nothing %s: %j", (_, text) => {
    expect(typed(text)).toBeNull();
  });
});
