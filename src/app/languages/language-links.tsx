import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import type { Language } from "#words/language.ts";
import { addressIn } from "#words/language-address.ts";
import { LANGUAGES } from "#words/languages.ts";
import { language as own } from "#words/page/language.ts";
import styles from "./languages.module.css";

interface LanguageLinksProps {
  /** The page's query in a language; without it the one that the page has. */
  searchIn?: (language: Language) => string;
  /** Marks the page's own language with a tick. */
  ticks?: boolean;
}

/** The page in each language. Each link loads a document, whose words are its own. */
export function LanguageLinks({ searchIn, ticks = false }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  return (
    <ul className={ticks ? styles.list : `${styles.line} wrapping`}>
      {LANGUAGES.map((language) => {
        const { lang, name } = language;
        const isOwn = lang === own.lang;
        return (
          <li key={lang}>
            <a
              href={addressIn(language, pathname + (searchIn?.(language) ?? search))}
              lang={lang}
              hrefLang={lang}
              aria-current={isOwn ? "true" : undefined}
              className={`${styles.language} plain-link`}
            >
              {ticks && isOwn && <Icon name="check" size={1} className={styles.tick} />}
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
