import { offer as german } from "./de/offer.ts";
import { offer as english } from "./en/offer.ts";
import { offer as spanish } from "./es/offer.ts";
import { offer as french } from "./fr/offer.ts";
import { offer as portuguese } from "./pt-br/offer.ts";

/** By `Language.lang`: what a page in another language says to those who prefer this one. */
export const OFFERS: Readonly<Record<string, typeof english>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  "pt-BR": portuguese,
};
