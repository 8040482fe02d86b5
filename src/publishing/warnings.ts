import type { PublishedArticle } from "#domain/article/article.ts";
import { sentencesOf } from "#domain/article/sentences.ts";
import { SUMMARY_SENTENCE_MAX_CHARACTERS } from "./limits.ts";

/** What is published as it is, and better changed. */
export function warningsFor({ summary }: Pick<PublishedArticle, "summary">): string[] {
  const [first = ""] = sentencesOf(summary);
  if (first.length <= SUMMARY_SENTENCE_MAX_CHARACTERS) return [];
  return [
    `the first sentence of the summary has ${first.length} characters; a phone's list shows it whole, so keep it to ${SUMMARY_SENTENCE_MAX_CHARACTERS}`,
  ];
}
