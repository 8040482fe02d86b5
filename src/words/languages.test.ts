import { expect, it } from "vitest";
import { ALL_WORDS } from "./all-words.ts";
import { LANGUAGES } from "./languages.ts";

it("the server and the pages have the same languages, each at a path of its own", () => {
  expect(ALL_WORDS.map(({ path, lang, name }) => ({ path, lang, name }))).toEqual(
    LANGUAGES.map(({ path, lang, name }) => ({ path, lang, name })),
  );
  expect(new Set(LANGUAGES.map(({ path }) => path)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES[0], "English comes first, and has its pages at the root").toMatchObject({ path: "", lang: "en" });
});
