import { filterSearch, SEARCH_MAX_WORDS } from "./article-query.ts";
import { isNumber, partsOfNumber } from "./numbers.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { synonymsOf } from "./synonyms.ts";
import { markedStem, wordsOfSearch } from "./words.ts";

/** One word of a search, and the words of an article that it finds. */
export interface SearchTerm {
  readonly word: string;
  /** Found as they are: words and marked stems. */
  readonly wholes: readonly string[];
  /** Found as the beginning of a word; null for a number and a single letter. */
  readonly beginning: string | null;
}

/**
 * The words of a search (D23, D60), without stop words unless it has no others. Ignores refused characters and all words
 * after the eighth; an empty list means no search.
 */
export function searchTerms(search: string): SearchTerm[] {
  const typed = wordsOfSearch(filterSearch(search)).flatMap((word) => partsOfNumber(word) ?? [word]);
  const words = [...new Set(joinPairs(typed))];
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, SEARCH_MAX_WORDS).map(toTerm);
}

/** Two words that are written as one elsewhere: "full hd", "mac book". */
function joinPairs(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const pair = (joined.at(-1) ?? "") + word;
    if (pair !== word && synonymsOf(pair) !== null && synonymsOf(word) === null) joined.splice(-1, 1, pair);
    else joined.push(word);
  }
  return joined;
}

function toTerm(word: string): SearchTerm {
  const isWhole = isNumber(word) || /^[a-z]$/.test(word);
  const wholes = (synonymsOf(word) ?? [word]).map((each) => markedStem(each) ?? each);
  if (isWhole && !wholes.includes(word)) wholes.push(word);
  return { word, wholes, beginning: isWhole ? null : word };
}

/** Whether a term finds a word of an article. */
export function finds({ wholes, beginning }: SearchTerm, word: string): boolean {
  if (beginning !== null && word.startsWith(beginning)) return true;
  if (wholes.includes(word)) return true;
  const stem = markedStem(word);
  return stem !== null && wholes.includes(stem);
}
