import { articles } from "./articles.ts";
import { home } from "./home.ts";
import { release } from "./release.ts";
import { site } from "./site.ts";
import { suggestion } from "./suggestion.ts";

/** All English words, for what writes without a page: the server, files and pictures. */
export const en = { lang: "en", dir: "ltr", articles, home, release, site, suggestion };
