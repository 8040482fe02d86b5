import { describe, expect, it } from "vitest";
import { ALL_WORDS } from "./all-words.ts";
import * as en from "./en/en.ts";
import { LANGUAGES } from "./languages.ts";

it("the server and the pages have the same languages, each at a path of its own", () => {
  expect(ALL_WORDS.map(({ path, lang, name }) => ({ path, lang, name }))).toEqual(
    LANGUAGES.map(({ path, lang, name }) => ({ path, lang, name })),
  );
  expect(new Set(LANGUAGES.map(({ path }) => path)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES[0], "English comes first, and has its pages at the root").toMatchObject({ path: "", lang: "en" });
});

/** All texts by where they are, as `toolbar.share.label`. What functions say is not among them. */
function textsOf(words: unknown, at = ""): (readonly [at: string, text: string])[] {
  if (typeof words === "string") return [[at, words]];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => textsOf(each, at === "" ? key : `${at}.${key}`));
}

/** Names and sources; and what finds articles, which are in English. */
const NAMES =
  /^(?:https:.*|© 2026 Diagonal|ltr|PNG|SVG|ISO\b.*|OSHA, Computer Workstations|CSS Values and Units|desk|does it fit|laptop|phone|ultrawide|viewing distance)$/;
/** Words that a language has in common with English. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  de: ["Code", "Details", "Film", "Format", "Frame", "Letter", "Link", "Name", "Set", "Tablet", "orange", "pink"],
  es: ["Diagonal", "Tablet"],
  fr: [
    "Article",
    "Articles",
    "Code",
    "Distance",
    "Film",
    "Format",
    "Image",
    "Letter",
    "Pagination",
    "Pixels",
    "Sections",
    "Sources",
    "distance",
    "orange",
  ],
  "pt-BR": ["Diagonal", "Link", "Pixels", "Tablet", "slide"],
};

const english = new Map(textsOf(en));

describe.each(ALL_WORDS.filter(({ path }) => path !== "").map((words) => [words.name, words] as const))(
  "%s",
  (_, words) => {
    it("says everything in its own words", () => {
      const texts = textsOf(words);
      expect(texts.map(([at]) => at).sort()).toEqual([...english.keys()].sort());
      const same = texts.filter(
        ([at, text]) => /\p{L}{3}/u.test(text) && english.get(at) === text && !NAMES.test(text),
      );
      expect([...new Set(same.map(([, text]) => text))].sort()).toEqual(COMMON[words.lang]);
    });
  },
);
