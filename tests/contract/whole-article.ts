import type { PublishedArticle } from "#domain/article/article.ts";

/** A word that is no prefix of another number's word. */
export function wordOf(number: number): string {
  return `number${String(number).padStart(6, "0")}`;
}

/** An article of about 20 KB whose parts all follow from its number, so that a partial one is recognised. */
export function wholeArticle(number: number): PublishedArticle {
  const word = wordOf(number);
  const text = `Text of ${word}. `.repeat(1000);
  return {
    id: `${1_600_000_000_000 + number * 1000}-article-${number}`,
    title: `Article ${word}`,
    summary: `Summary of ${word}`,
    thumbnail: `/media/${number}.avif`,
    content: `<p>${text}</p>`,
  };
}
