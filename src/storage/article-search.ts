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
  /** What some articles contain, by their ids. */
  contents(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** One page of the articles that a search finds, the same one whatever the store (D23, D60). */
export async function searchArticles(
  index: SearchIndex,
  typed: readonly SearchTerm[],
  page: number,
): Promise<ArticlePage> {
  const skip = (page - 1) * ARTICLES_PER_PAGE;
  // The order for one word needs no weight, so PostgreSQL counts and sorts at the same time.
  const unweighed = typed.map((term) => ({ ...term, weight: 1 }));
  const [terms, ofOneWord] = await Promise.all([
    weigh(index, typed),
    typed.length === 1 ? index.withAll(unweighed, skip) : [],
  ]);
  const known = terms.filter(({ frequency }) => frequency > 0);
  if (known.length === 0) return { infos: [], totalPages: 0 };
  const all = known.length === terms.length ? await count(index, known, "all") : 0;
  const withTerms = async () => (all > 0 ? index.withAll(known, skip) : index.withSome(known, skip));
  const hits = ofOneWord.length > 0 ? ofOneWord : await withTerms();
  const results = hits.map(({ summary, terms: bits }) => {
    const has = all > 0 ? known : known.filter((_, position) => bits & (1 << position));
    return { summary, has, hidden: hiddenTerms(has, summary) };
  });
  const contents = await index.contents(
    results.filter(({ hidden }) => hidden.length > 0).map(({ summary }) => summary.id),
  );
  const infos = results.map(({ summary, has, hidden }): FoundArticle => {
    const without = terms.filter((term) => !has.includes(term)).map(({ word }) => word);
    const found = sectionWith(hidden, contents.get(summary.id) ?? "");
    return { ...summary, ...(found && { found }), ...(without.length > 0 && { without }) };
  });
  return { infos, totalPages: pageCount(all > 0 ? all : await count(index, known, "some")) };
}

async function count(index: SearchIndex, known: readonly KnownTerm[], which: "all" | "some"): Promise<number> {
  const [only] = known;
  return known.length === 1 && only !== undefined ? only.frequency : index.count(known, which);
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

/** The words that a card does not show. */
function hiddenTerms(has: readonly WeighedTerm[], { title, summary }: ArticleSummary): WeighedTerm[] {
  const shown = wordsIn(`${title} ${summary}`);
  return has.filter((term) => !shown.some((word) => finds(term, word)));
}

/** The section that has most of some words. */
function sectionWith(hidden: readonly WeighedTerm[], content: string): FoundArticle["found"] | null {
  let best: FoundArticle["found"] | null = null;
  let most = 0;
  for (const section of sectionsOf(content)) {
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
