import type { ArticleSummary, FoundArticle } from "#domain/article/article.ts";
import { ARTICLES_PER_PAGE, pageCount } from "#domain/article/article-query.ts";
import type { ArticlePage } from "#domain/article/ports.ts";
import { type WeighedTerm, weightOf } from "#domain/article/relevance.ts";
import { finds, type SearchTerm } from "#domain/article/search-terms.ts";
import { sectionsOf } from "#domain/article/sections.ts";
import { stemsMeant } from "#domain/article/typing-errors.ts";
import { wordsIn } from "#domain/article/words.ts";

/** An article of a search's result. */
export interface Hit {
  readonly summary: ArticleSummary;
  /** A bit for each term that the article has, the lowest for the first one. */
  readonly terms: number;
}

/** What a search asks of a store. */
export interface SearchIndex {
  /** How many articles there are, and how many have each of the terms. */
  frequencies(terms: readonly SearchTerm[]): Promise<{ readonly articles: number; readonly of: readonly number[] }>;
  /** Those of some words or stems that any article has. */
  known(words: readonly string[]): Promise<readonly string[]>;
  /** Ten articles with every term, by their score. */
  withAll(terms: readonly WeighedTerm[], skip: number): Promise<readonly Hit[]>;
  /** Ten articles with any term: those with most of them, then those with the rarest ones, then by their score. */
  withSome(terms: readonly WeighedTerm[], skip: number): Promise<readonly Hit[]>;
  /** How many articles have every term, or any. */
  count(terms: readonly SearchTerm[], which: "all" | "some"): Promise<number>;
  content(id: string): Promise<string>;
}

/** One page of the articles that a search finds, the same one whatever the store (D23, D60). */
export async function searchArticles(
  index: SearchIndex,
  typed: readonly SearchTerm[],
  page: number,
): Promise<ArticlePage> {
  const skip = (page - 1) * ARTICLES_PER_PAGE;
  const terms = await weigh(index, typed);
  const known = terms.filter(({ frequency }) => frequency > 0);
  if (known.length === 0) return { infos: [], totalPages: 0 };
  const all = known.length === terms.length ? await index.count(known, "all") : 0;
  const hits = all > 0 ? await index.withAll(known, skip) : await index.withSome(known, skip);
  const infos: FoundArticle[] = [];
  for (const { summary, terms: bits } of hits) {
    const has = all > 0 ? known : known.filter((_, position) => bits & (1 << position));
    const without = terms.filter((term) => !has.includes(term)).map(({ word }) => word);
    const found = await sectionWith(index, has, summary);
    infos.push({ ...summary, ...(found && { found }), ...(without.length > 0 && { without }) });
  }
  return { infos, totalPages: pageCount(all > 0 ? all : await index.count(known, "some")) };
}

type KnownTerm = WeighedTerm & { readonly frequency: number };

/** The terms with their weights. One that no article has is taken for a typing error where that makes it a word of an article. */
async function weigh(index: SearchIndex, typed: readonly SearchTerm[]): Promise<KnownTerm[]> {
  const first = await index.frequencies(typed);
  const meant = await Promise.all(
    typed.map(async (term, position) => {
      const stems = first.of[position] === 0 ? stemsMeant(term) : [];
      const wholes = stems.length > 0 ? await index.known(stems) : [];
      return wholes.length > 0 ? { word: term.word, wholes, beginning: null } : term;
    }),
  );
  const { articles, of } = meant.every((term, position) => term === typed[position])
    ? first
    : await index.frequencies(meant);
  return meant.map((term, position) => {
    const frequency = of[position] ?? 0;
    return { ...term, frequency, weight: weightOf(frequency, articles) };
  });
}

/** The section that has most of the words that a card does not show. */
async function sectionWith(
  index: SearchIndex,
  has: readonly WeighedTerm[],
  { id, title, summary }: ArticleSummary,
): Promise<FoundArticle["found"] | null> {
  const shown = wordsIn(`${title} ${summary}`);
  const hidden = has.filter((term) => !shown.some((word) => finds(term, word)));
  if (hidden.length === 0) return null;
  let best: FoundArticle["found"] | null = null;
  let most = 0;
  for (const section of sectionsOf(await index.content(id))) {
    if (section.heading === null || section.id === null) continue;
    const words = wordsIn(`${section.heading} ${section.text}`);
    const found = hidden.filter((term) => words.some((word) => finds(term, word)));
    const weight = found.reduce((sum, term) => sum + term.weight, 0);
    if (weight <= most) continue;
    most = weight;
    best = { heading: section.heading, id: section.id };
  }
  return best;
}
