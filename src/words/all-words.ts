import { de } from "./de/de.ts";
import { en } from "./en/en.ts";
import { es } from "./es/es.ts";
import { fr } from "./fr/fr.ts";
import { ptBr } from "./pt-br/pt-br.ts";
import type { Words } from "./words.ts";

/** The words of all `LANGUAGES`, for the server. */
export const ALL_WORDS: readonly Words[] = [en, de, es, fr, ptBr];
