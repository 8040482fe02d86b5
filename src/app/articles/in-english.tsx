import { language } from "#words/page/language.ts";
import { languages } from "#words/page/languages.ts";
import styles from "./in-english.module.css";

const isEnglish = language.lang === "en";

/** The attributes of what articles say, and of links to them: they are in English, whatever language is around them. */
export const IN_ENGLISH = isEnglish ? {} : { lang: "en" };
export const TO_ENGLISH = isEnglish ? {} : { lang: "en", hrefLang: "en" };

/** One line that says so, in another language. */
export function ArticlesInEnglish() {
  return isEnglish ? null : <p className={`${styles.line} aside muted`}>{languages.articlesInEnglish}</p>;
}
