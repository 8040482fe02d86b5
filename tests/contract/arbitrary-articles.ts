import fc from "fast-check";
import type { PublishedArticle } from "#domain/article/article.ts";

const WORDS =
  "screen screens Screening écran Ecrans ÉCRAN-large 27 27-inch 279 über Uber größe экран Экраны ЙОД monitor mon Μονάδα a b ab x sit Sitting sits the how Should".split(
    " ",
  );

/** Few times, so that many are equal; the last date and larger numbers; leading zeros. */
const STAMPS = [
  "0",
  "1",
  "007",
  "7",
  "1700000000000",
  "1700000000001",
  "8640000000000000",
  "8640000000000001",
  "9".repeat(30),
];
const SLUGS = ["a", "b", "ab", "-", "é", "z", "\uFFFD", "𠀀", "A", "a b/?"];

const text = (maxLength: number) => fc.array(fc.constantFrom(...WORDS), { maxLength }).map((words) => words.join(" "));

export const arbitraryId: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...STAMPS), fc.constantFrom(...SLUGS))
  .map((parts) => parts.join("-"));

export const arbitraryArticle: fc.Arbitrary<PublishedArticle> = fc
  .record({
    id: arbitraryId,
    title: text(3),
    summary: text(3),
    thumbnail: fc.constantFrom(null, "/media/a.avif", "https://example.org/ü?a=1&b=2"),
    keywords: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
    heading: text(2),
    body: text(24),
  })
  .map(({ heading, body, keywords, ...article }) => ({
    ...article,
    ...(keywords.length > 0 && { keywords }),
    content: `<h2 id="part">${heading}</h2><p class="screen monitor">${body}</p>`,
  }));

/** Whole words and beginnings, other case and accents, refused characters. */
export const arbitrarySearch: fc.Arbitrary<string> = fc
  .array(
    fc
      .tuple(fc.constantFrom(...WORDS, "zzz"), fc.nat(6), fc.constantFrom("", "!", '"', "*", "é"), fc.boolean())
      .map(([word, length, sign, isUpper]) => {
        const beginning = word.slice(0, length + 1);
        return (isUpper ? beginning.toUpperCase() : beginning) + (sign === "é" ? "" : sign);
      }),
    { maxLength: 3 },
  )
  .map((words) => words.join(" "));
