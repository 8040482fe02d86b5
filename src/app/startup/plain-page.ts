/** A route exports it as its `handle` when its page needs no script. The server then sends none. */
export const PLAIN_PAGE = { isPlain: true } as const;

/** @param matches the matches of the whole page, with the handles of their routes */
export function isPlainPage(matches: readonly { readonly handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => handle === PLAIN_PAGE);
}
