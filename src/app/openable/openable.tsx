import { type ReactNode, useEffect, useState } from "react";
import { useWasServed } from "../startup/hydration.ts";
import { LoadFailure } from "./load-failure.tsx";

/** A part of the page whose script loads when a visitor opens it. */
export interface Openable<Part> {
  /** The script's exports once it has loaded. */
  loaded(): Part | null;
  load(): Promise<Part>;
}

export function openable<Part extends object>(importScript: () => Promise<Part>): Openable<Part> {
  let loaded: Part | null = null;
  return {
    loaded: () => loaded,
    async load() {
      // A second time, since a connection may have broken, and since WebKit remembers a failure for the next page too.
      loaded ??= await importScript().catch(() => importAgain(importScript));
      return loaded;
    },
  };
}

/**
 * Loads a part when it is opened.
 *
 * @param onClose is called when the visitor closes the message of a failure instead of trying again
 * @returns the script's exports, null until they have loaded, and the message to render if they cannot be loaded (D20)
 */
export function useOpenable<Part extends object>(
  openable: Openable<Part>,
  open: boolean,
  onClose: () => void,
): readonly [part: Part | null, failure: ReactNode] {
  const [part, failed, tryAgain] = useLoaded(openable, open);
  return [part, failed && <LoadFailure onRetry={tryAgain} onClose={onClose} />];
}

/** Loads a part as `useOpenable` does, for a place that says itself that it cannot be loaded. */
export function useLoaded<Part extends object>(
  openable: Openable<Part>,
  open: boolean,
): readonly [part: Part | null, failed: boolean, tryAgain: () => void] {
  // The server has loaded nothing. Where one page has the part twice, the other one may have loaded it before this one is hydrated.
  const wasServed = useWasServed();
  const [part, setPart] = useState(() => (wasServed ? null : openable.loaded()));
  const [failed, setFailed] = useState(false);
  const isMissing = open && part === null;

  const load = async () => setPart(await openable.load());

  // biome-ignore lint/correctness/useExhaustiveDependencies: `openable` is a constant
  useEffect(() => {
    if (!isMissing) return;
    let closed = false;
    load().catch(() => {
      if (!closed) setFailed(true);
    });
    return () => {
      closed = true;
      setFailed(false);
    };
  }, [isMissing]);

  return [part, isMissing && failed, () => void load().catch(() => {})];
}

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
function importAgain<Part>(importScript: () => Promise<Part>): Promise<Part> {
  const address = ADDRESS.exec(importScript.toString())?.[1];
  if (address === undefined) return importScript();
  const again = new URL(address, import.meta.url);
  again.searchParams.set("again", String(++repeats));
  return import(/* @vite-ignore */ again.href);
}
