/** The address in the message of Chromium and Firefox. Safari's has none. */
const ADDRESS = /https?:\/\/\S+$/;

let repeats = 0;

/**
 * Imports a script whose import has failed. Firefox remembers the failure by the address until the page is reloaded, so
 * another query makes it a new script. Its parts have not run yet, so nothing exists twice.
 *
 * @param importScript the import as it was
 */
export function importAgain<Part>(importScript: () => Promise<Part>, failure: unknown): Promise<Part> {
  const address = failure instanceof Error ? ADDRESS.exec(failure.message)?.[0] : undefined;
  if (address === undefined) return importScript();
  const again = new URL(address);
  again.searchParams.set("again", String(++repeats));
  return import(/* @vite-ignore */ again.href);
}
