import { vanishing } from "#app/navigation/focus-main.ts";
import { IconButton } from "#ui/button.tsx";
import type { Language } from "#words/language.ts";
import { addressIn } from "#words/language-address.ts";
import { OFFERS } from "#words/offers.ts";
import styles from "./offer-line.module.css";

export interface OfferLineProps {
  className?: string | undefined;
  language: Language;
  /** The page's path and query in that language, without the language's own path. */
  page: string;
  onDismiss(): void;
}

export function OfferLine({ className = "", language, page, onDismiss }: OfferLineProps) {
  const { lang } = language;
  const words = OFFERS[lang];
  if (words === undefined) return null;
  return (
    <div lang={lang} data-offer="" className={`${styles.offer} ${className} level-row screen-only`}>
      <a href={addressIn(language, page)} hrefLang={lang} className={`${styles.link} title-link`}>
        {words.text}
      </a>
      <IconButton icon="close" label={words.dismiss} onClick={vanishing(onDismiss)} />
    </div>
  );
}
