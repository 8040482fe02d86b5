import { articles } from "../en/articles.ts";
import type { Part } from "../language.ts";

export const ARTICLES: Part<typeof articles> = { en: articles };
