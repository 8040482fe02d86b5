import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Language } from "#words/language.ts";
import { readLocal, writeLocal } from "../browser/local-storage.ts";
import { isTranslated } from "../pages.ts";
import type { OfferLineProps } from "./offer-line.tsx";
import { preferredLanguage } from "./preferred-language.ts";

interface LanguageOfferProps {
  className?: string | undefined;
  /** The page's query in a language; without it the one that the page has. */
  searchIn?: (language: Language) => string;
}

const keyOf = ({ lang }: Language) => `offer.${lang}`;

/**
 * Says to those whose browser prefers another of our languages that the page exists in it: in one line that covers nothing for good, and never
 * again once it was dismissed on this device. Its words load by themselves, since few visitors see it.
 */
export function LanguageOffer({ className, searchIn }: LanguageOfferProps) {
  const { pathname, search } = useLocation();
  const [offer, setOffer] = useState<{ language: Language; Line: ComponentType<OfferLineProps> } | null>(null);
  const translated = isTranslated(pathname);
  useEffect(() => {
    if (!translated) return;
    const language = preferredLanguage(navigator.languages);
    if (language === null || readLocal(keyOf(language)) !== null) return;
    let isGone = false;
    import("./offer-line.tsx")
      .then(({ OfferLine }) => isGone || setOffer({ language, Line: OfferLine }))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [translated]);
  if (offer === null || !translated) return null;
  const { language, Line } = offer;
  return (
    <Line
      className={className}
      language={language}
      page={pathname + (searchIn?.(language) ?? search)}
      onDismiss={() => {
        writeLocal(keyOf(language), "dismissed");
        setOffer(null);
      }}
    />
  );
}
