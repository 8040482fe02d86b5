import { expect, it } from "vitest";
import type { Language } from "#words/language.ts";
import { LANGUAGES } from "#words/languages.ts";
import { OFFERS } from "#words/offers.ts";
import { preferredLanguage } from "./preferred-language.ts";

const languageOf = (lang: string): Language => ({
  path: lang === "en" ? "" : `/${lang.toLowerCase()}`,
  lang,
  locale: lang,
  dir: "ltr",
  name: lang,
  lengths: "cm",
});
const OURS = ["en", "de", "pt-BR"].map(languageOf);

it.each([
  [["de-AT", "en"], "en", "de"],
  [["fr", "de"], "en", "de"],
  [["pt-PT"], "en", "pt-BR"],
  [["en-GB", "de"], "de", "en"],
  [["en-US", "de"], "en", null],
  [["fr", "ja"], "en", null],
  [[], "en", null],
] as const)("of those who want %j, a page in %s offers %s", (tags, own, offered) => {
  expect(preferredLanguage(tags, languageOf(own), OURS)?.lang ?? null).toBe(offered);
});

it("each language has a sentence that offers it", () => {
  expect(Object.keys(OFFERS)).toEqual(LANGUAGES.map(({ lang }) => lang));
});
