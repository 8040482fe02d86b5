/** The address in the text of an import. The build leaves one address there, beside this script's own. */
const ADDRESS = /\bimport\(["'`]([^"'`]+)["'`]\)/;

let repeats = 0;

/**
 * Imports a script whose import has failed. Firefox and WebKit remember the failure by the address until the page is reloaded,
 * so another query makes it a new script. Its parts have not run yet, so nothing exists twice. The address is not in
 * the error, at least not in WebKit's.
 *
 * @param importScript the import as it was
 */
export function importAgain<Part>(importScript: () => Promise<Part>): Promise<Part> {
  const address = ADDRESS.exec(importScript.toString())?.[1];
  if (address === undefined) return importScript();
  const again = new URL(address, import.meta.url);
  again.searchParams.set("again", String(++repeats));
  return import(/* @vite-ignore */ again.href);
}
