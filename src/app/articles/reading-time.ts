const WORDS_A_MINUTE = 220;

/** A whole tag. */
const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** How many minutes an article's HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(TAG, " ").match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
