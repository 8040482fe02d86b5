import { language as german } from "./de/language.ts";
import { language as english } from "./en/language.ts";
import { language as spanish } from "./es/language.ts";
import { language as french } from "./fr/language.ts";
import type { Language } from "./language.ts";
import { language as portuguese } from "./pt-br/language.ts";

/** In the order in which a visitor chooses from them. */
export const LANGUAGES: readonly Language[] = [english, german, spanish, french, portuguese];
