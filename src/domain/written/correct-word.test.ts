import { expect, it } from "vitest";
import { correctWord } from "./correct-word.ts";

const VOCABULARY = ["odyssey", "hisense", "ultrasharp", "dell", "monitor", "aw3423dw"];

it.each([
  ["odissey", "odyssey"],
  ["odysey", "odyssey"],
  ["oddyssey", "odyssey"],
  ["odysesy", "odyssey"],
  ["hisence", "hisense"],
  ["ultrashrp", "ultrasharp"],
  ["ultrahsar", "ultrasharp"],
  ["moniter", "monitor"],
])("forgives one error in a word of six letters and more: %s (D40)", (typed, meant) => {
  expect(correctWord(typed, VOCABULARY)).toBe(meant);
});

it.each(["odyssey", "odysse", "dekk", "odisei", "aw3432dw", "toaster"])(
  "leaves other words as they are: %s",
  (word) => {
    expect(correctWord(word, VOCABULARY)).toBe(word);
  },
);
