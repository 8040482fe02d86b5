import { createElement } from "react";
import { expect, it } from "vitest";
import type { AnswerPart } from "#words/answer-part.ts";
import type { RichText, Wrap } from "#words/rich-text.ts";
import { PSEUDO_LANGUAGE, pseudoText, pseudoWords, untranslated } from "./pseudo-language.ts";

it("makes words 40% longer and accents them, and leaves figures as they are", () => {
  const text = pseudoText("Compare up to ten displays");
  expect(text).toMatch(/^«.*»$/);
  expect(text.length - 2 - 4).toBeCloseTo("Compareuptotendisplays".length * 1.4, -1);
  expect(text).not.toContain("Compare");
  expect(pseudoText("27.5″ × 3 cm").replaceAll(/[\u2063\u2064]/g, "")).toBe("27.5″ × 3 çm");
  expect(untranslated(pseudoText("27 px"))).toEqual([]);
});

it("makes every text of a part, of any depth", () => {
  const words = { one: "one", further: { two: "two", list: ["three"] } };
  const { one, further } = PSEUDO_LANGUAGE.words({ en: words });
  for (const text of [one, further.two, ...further.list]) expect(untranslated(text)).toEqual([]);
});

it("makes what functions return of facts", () => {
  const sentence = (name: string): readonly AnswerPart[] => [
    { type: "screen", text: name, colour: "blue" },
    { type: "figure", text: "wide" },
  ];
  const [subject, figure] = pseudoWords({ sentence }).sentence("27");
  expect(subject).toEqual({ type: "screen", text: pseudoText("27"), colour: "blue" });
  expect(figure).toEqual({ type: "figure", text: pseudoText("wide") });
});

it("makes the words of a text with elements, and of the elements that it asks for", () => {
  const words = {
    rich: <Element>(date: Element, link: Wrap<Element>): RichText<Element> => ["on ", date, link("more")],
  };
  const [text, date, link] = pseudoWords(words).rich(createElement("time", {}, "given"), (inner) =>
    createElement("a", {}, inner),
  );
  expect(text).toBe(pseudoText("on "));
  expect(date).toEqual(createElement("time", {}, "given"));
  expect(link).toEqual(createElement("a", {}, pseudoText("more")));
});

it("gives the same words for the same part, as components expect", () => {
  const part = { en: { say: () => "word" } };
  expect(PSEUDO_LANGUAGE.words(part)).toBe(PSEUDO_LANGUAGE.words(part));
  expect(PSEUDO_LANGUAGE.words(part).say).toBe(PSEUDO_LANGUAGE.words(part).say);
});

it("finds what is no text of its own", () => {
  expect(untranslated(`${pseudoText("one")} · 27 ${pseudoText(`two ${pseudoText("three")}`)}`)).toEqual([]);
  expect(untranslated(`four ${pseudoText("one")} five`)).toEqual(["four", "five"]);
});
