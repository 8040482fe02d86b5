import { expect, it } from "vitest";
import { wordFinder } from "./found-words.ts";

/** The text with its found words in brackets. */
const marked = (search: string, text: string, others: readonly string[] = []) =>
  wordFinder(search, [text, ...others])(text)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join("");

it.each([
  ["27 vs 34 ultrawide", "34-inch ultrawide vs 27-inch monitor", "[34]-inch [ultrawide] vs [27]-inch monitor"],
  ["27 ultrawide", "One and a third 27s, like all ultrawides.", "One and a third [27s], like all [ultrawides]."],
  ["couch 2k", "A sofa for 1440p", "A [sofa] for [1440p]"],
  ["61 169", "At 6.1″ it’s 16:9.", "At [6.1]″ it’s [16:9]."],
  ["the ecran", "Les Écrans, the", "Les [Écrans], the"],
  ["dis", "Displays", "[Displays]"],
  ["montior", "A monitor", "A [monitor]"],
  ["none", "A monitor", "A monitor"],
])("D60: marks whole words with their ending: '%s' in '%s'", (search, text, expected) => {
  expect(marked(search, text)).toBe(expected);
});

it("D60: takes a word for a typing error only where no text has it", () => {
  expect(marked("height", "Weight", ["Its height"])).toBe("Weight");
  expect(marked("height", "Weight")).toBe("[Weight]");
});
