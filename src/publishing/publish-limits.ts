/** Every limit of publishing. A file beyond a limit is refused; only a long summary is shortened. */

const MEBIBYTE = 1024 * 1024;

/** Bytes of an article's file. */
export const ARTICLE_MAX_BYTES = 2 * MEBIBYTE;
/** Characters of front matter. */
export const FRONT_MATTER_MAX_CHARACTERS = 32 * 1024;
/** Characters of a title. */
export const TITLE_MAX_CHARACTERS = 300;
/** Characters of a summary; a longer one is shortened at a word. */
export const SUMMARY_MAX_CHARACTERS = 280;
/** Characters of a summary's first sentence, which is all that a phone's list shows; a longer one is warned of. */
export const SUMMARY_SENTENCE_MAX_CHARACTERS = 120;
/** Keywords of an article, and characters of one. */
export const KEYWORDS_MAX = 20;
export const KEYWORD_MAX_CHARACTERS = 60;
/** Characters of an address in an article. */
export const ADDRESS_MAX_CHARACTERS = 2000;
/** Characters of an article's id, its stamp included. */
export const ID_MAX_CHARACTERS = 80;
/** Elements, or Markdown blocks, inside one another. Browsers stop at 512. */
export const NESTING_MAX_DEPTH = 100;

/** Milliseconds that parsing and sanitising one file may take; then its thread is terminated. */
export const CONVERT_MAX_MILLISECONDS = 30_000;
/** Mebibytes of memory for a thread that parses. */
export const CONVERT_MAX_MEBIBYTES = 1024;

/** Bytes of a picture's file. */
export const PICTURE_MAX_BYTES = 20 * MEBIBYTE;
/** Pixels of a picture, all its frames together: a small file can hold a very large one. */
export const PICTURE_MAX_PIXELS = 50_000_000;
/** Seconds to re-encode one picture, per format and size. */
export const PICTURE_MAX_SECONDS = 300;
/** Bytes of an SVG drawing. */
export const SVG_MAX_BYTES = MEBIBYTE;
/** Articles published in one transaction. */
export const ARTICLES_PER_BATCH = 64;
