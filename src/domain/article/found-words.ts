import { withoutRefused } from "./article-query.ts";
import { numberBefore } from "./numbers.ts";
import { finds, type SearchTerm, searchTerms } from "./search-terms.ts";
import { stemsMeant } from "./typing-errors.ts";
import { wordsIn } from "./words.ts";

/** A part of a text, and whether it is a word that a search has found. */
interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A word with its ending, or a number with its decimals: `27s`, `6.1`, `16:9`. */
const WORD = /([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[.:×’'](?=[\p{L}\p{N}]))*)/u;

/** Splits each text into the words that the search has found and the text between them. A word that no text has may have a typing error. */
export function wordFinder(search: string, texts: readonly string[]): (text: string) => TextPart[] {
  const words = new Set(texts.flatMap((text) => text.split(WORD).flatMap(formsOf)));
  const terms = searchTerms(search).map((term) =>
    [...words].some((word) => finds(term, word)) ? term : { ...term, wholes: stemsMeant(term), beginning: null },
  );
  return (text) =>
    // Every other part is a word.
    text.split(WORD).map((part, index) => ({ text: part, isFound: index % 2 === 1 && isFound(terms, part) }));
}

function isFound(terms: readonly SearchTerm[], word: string): boolean {
  return formsOf(word).some((form) => terms.some((term) => finds(term, form)));
}

/** A word in the forms that the index of an article has. */
function formsOf(word: string): string[] {
  const words = [...wordsIn(word), ...wordsIn(withoutRefused(word))];
  return [...words, ...words.map(numberBefore).filter((number) => number !== null)];
}
