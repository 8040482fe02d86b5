import type { Language } from "#words/language.ts";
import { LANGUAGES } from "#words/languages.ts";
import { language } from "#words/page/language.ts";

const primaryOf = (tag: string) => tag.toLowerCase().split("-")[0];

/** Which of our languages a visitor prefers to the page's; null where that is the one, or none of them. @param tags the most wanted first */
export function preferredLanguage(tags: readonly string[], own = language, ours = LANGUAGES): Language | null {
  const found = tags.flatMap((tag) => ours.filter(({ lang }) => primaryOf(lang) === primaryOf(tag)))[0];
  return found === undefined || found.lang === own.lang ? null : found;
}
