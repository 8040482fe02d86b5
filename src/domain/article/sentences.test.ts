import { describe, expect, it } from "vitest";
import { fittingSentences, sentencesOf } from "./sentences.ts";

describe("the sentences of a summary", () => {
  it.each([
    ["Closer than 60 cm, get the 27\u2033. Beyond 82 cm, the 32\u2033.", 2],
    ["Sit 2.3 m (7.5 ft) away. Or nearer?", 2],
    ["\u201cBig.\u201d (Too big!) 55\u2033 is enough. No", 4],
    ["At 1.5 m, approx. half of it", 1],
    ["\u53e5\u5b50", 1],
    ["", 1],
  ])("end where one may end: %s", (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
    expect(sentencesOf(text).join(" ")).toBe(text);
  });

  it("are never cut: those that fit, at least the first (V10.6)", () => {
    expect(fittingSentences("One. Two. Three.", 9)).toEqual({ first: "One.", rest: "Two." });
    expect(fittingSentences("One. Two. Three.", 16)).toEqual({ first: "One.", rest: "Two. Three." });
    expect(fittingSentences("One is long. Two. Three.", 4)).toEqual({ first: "One is long.", rest: "" });
    expect(fittingSentences("One. Two is long. Three.", 12), "none after one that does not fit").toEqual({
      first: "One.",
      rest: "",
    });
  });
});
