import * as de from "./de/de.ts";
import * as en from "./en/en.ts";
import * as es from "./es/es.ts";
import * as fr from "./fr/fr.ts";
import * as ptBr from "./pt-br/pt-br.ts";
import type { Words } from "./words.ts";

/** The words of all `LANGUAGES`, for the server. */
export const ALL_WORDS: readonly Words[] = [en, de, es, fr, ptBr];
