import { release } from "./release.ts";
import { site } from "./site.ts";

/** All English words, for what writes without a page: the server, files and pictures. */
export const en = { lang: "en", dir: "ltr", release, site };
