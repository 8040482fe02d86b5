import type { PublishedArticle } from "../src/domain/article/article.ts";

/*
 * Prose with the statistics of prose: word r comes 1/r times as often as the commonest (Zipf's law), names come in two
 * or three articles however many there are, sentences and paragraphs vary in length, an article has some 7 KB of HTML.
 * The same seed gives the same articles.
 */

const COMMON =
  "the of and a to in is that it for on with as are this be at you not or have from one by but they which when your more".split(
    " ",
  );
const FIELD =
  "display screen monitor diagonal inch ratio width height panel television pixel density resolution distance viewing desk laptop phone tablet ultrawide curved bezel colour contrast brightness refresh measure compare size area".split(
    " ",
  );
const SYLLABLES =
  "ba be bi bo bu ca ce co da de di do fa fe fi fo ga ge go ha he hi ka ke la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi wa wi za".split(
    " ",
  );
const VOCABULARY_SIZE = 200_000;
const MINUTE = 60_000;

/** `count` articles, oldest first; every fiftieth shares its stamp with the one before. */
export function* generatedArticles(count: number, seed = 1): Generator<PublishedArticle> {
  const random = randomFrom(seed);
  const vocabulary = makeVocabulary(random);
  const word = () => vocabulary[Math.floor(VOCABULARY_SIZE ** random()) - 1] ?? "the";
  const words = (from: number, to: number) =>
    Array.from({ length: from + Math.floor(random() * (to - from + 1)) }, word).join(" ");
  const sentence = () => {
    const text = words(4, 26);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const name = () => nameOf(Math.floor(random() * count));
  const paragraph = () => `<p>${Array.from({ length: 2 + Math.floor(random() * 6) }, sentence).join(" ")}</p>`;
  for (let number = 0; number < count; number++) {
    const stamp = 1_400_000_000_000 + (number - (number % 50 === 49 ? 1 : 0)) * 37 * MINUTE;
    const title = words(4, 9);
    const parts = Array.from({ length: 5 + Math.floor(random() * 19) }, paragraph);
    yield {
      id: `${stamp}-${title.replaceAll(" ", "-")}-${number}`,
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
      summary: sentence(),
      thumbnail: number % 3 === 0 ? null : `/media/${number}.avif`,
      content: `${parts.slice(0, 2).join("\n")}\n<h2>${words(2, 6)} ${name()}</h2>\n${parts.slice(2).join("\n")}
<p>${sentence()} ${name()} ${name()}.</p>`,
    };
  }
}

/** Words by rank: the common ones of the language, those of the field among the first few hundred, then made-up ones. */
function makeVocabulary(random: () => number): string[] {
  const words = new Set(COMMON);
  for (const word of FIELD) {
    for (let between = 0; between < 6; between++) words.add(madeUp(random));
    words.add(word);
  }
  while (words.size < VOCABULARY_SIZE) words.add(madeUp(random));
  return [...words];
}

/** A made-up name, another one for each number. */
function nameOf(number: number): string {
  const digits = [0, 1, 2, 3].map((place) => Math.floor(number / 50 ** place) % 50);
  return `X${digits.map((digit) => SYLLABLES[digit]).join("")}`;
}

function madeUp(random: () => number): string {
  const syllables = 2 + Math.floor(random() * 4);
  let word = "";
  for (let count = 0; count < syllables; count++) word += SYLLABLES[Math.floor(random() * SYLLABLES.length)];
  return word;
}

/** Mulberry32, by Tommy Ettinger (public domain): numbers from 0 up to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
