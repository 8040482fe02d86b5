import type { PublishedArticle } from "#domain/article/article.ts";
import { openArticleStore, type StoreSettings } from "#storage/open-article-store.ts";
import { randomFrom } from "#tests/arbitrary/random.ts";

const COMMON =
  "the of and a to in is that it for on with as are this be at you not or have from one by but they which when your more".split(
    " ",
  );
/** Words that a third or more of the generated articles contain. */
export const COMMON_NOUNS =
  "display screen monitor diagonal inch ratio width height panel television pixel density resolution distance viewing desk laptop phone tablet ultrawide curved bezel colour contrast brightness refresh measure compare size area".split(
    " ",
  );
const SYLLABLES =
  "ba be bi bo ca ce co da de di do fa fe ga go ha he ka ke la le li lo ma me mi mo na ne no pa pe".split(" ");
const VOCABULARY_SIZE = 200_000;
const BATCH = 100;
const HOUR = 3_600_000;

/**
 * Publishes generated articles into a store.
 * @returns their ids, and the milliseconds that the store took
 */
export async function publishGenerated(settings: StoreSettings, count: number): Promise<{ ids: string[]; ms: number }> {
  const store = await openArticleStore(settings);
  const ids: string[] = [];
  let ms = 0;
  let batch: PublishedArticle[] = [];
  for (const article of generatedArticles(count)) {
    ids.push(article.id);
    batch.push(article);
    if (batch.length < BATCH && ids.length < count) continue;
    const started = performance.now();
    await store.publish(batch);
    ms += performance.now() - started;
    batch = [];
  }
  await store.close();
  return { ids, ms };
}

/**
 * Articles of some 7 KB of HTML with the statistics of prose: the word of rank r comes 1/r times as often as the
 * commonest (Zipf's law). Every run generates the same ones, oldest first.
 */
function* generatedArticles(count: number): Generator<PublishedArticle> {
  const random = randomFrom(1);
  const vocabulary = makeVocabulary(random);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const word = () => vocabulary[Math.floor(VOCABULARY_SIZE ** random()) - 1] ?? "the";
  const words = (from: number, to: number) => Array.from({ length: between(from, to) }, word).join(" ");
  const paragraph = () => Array.from({ length: between(2, 7) }, () => `${words(4, 26)}.`).join(" ");
  for (let number = 0; number < count; number++) {
    const title = words(4, 9);
    const id = `${1_400_000_000_000 + number * HOUR}-${title.replaceAll(" ", "-")}`;
    const summary = `${words(4, 26)}.`;
    const heading = words(2, 6);
    const paragraphs = Array.from({ length: between(5, 23) }, paragraph);
    yield {
      id,
      title,
      summary,
      thumbnail: null,
      content: `<h2>${heading}</h2>\n${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}`,
    };
  }
}

/** Words by rank: the commonest of English, then the nouns among the first few hundred, then made-up words. */
function makeVocabulary(random: () => number): string[] {
  const pick = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)];
  const madeUp = () => Array.from({ length: 2 + Math.floor(random() * 4) }, pick).join("");
  const words = new Set(COMMON);
  for (const noun of COMMON_NOUNS) {
    for (let others = 0; others < 6; others++) words.add(madeUp());
    words.add(noun);
  }
  while (words.size < VOCABULARY_SIZE) words.add(madeUp());
  return [...words];
}
