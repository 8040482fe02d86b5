import { useMemo, useSyncExternalStore } from "react";
import { formatScreens, parseScreens } from "#comparison/address.ts";
import type { Screen } from "#domain/display/screen.ts";
import { formatStored, localStore, parseStored } from "../browser/local-storage.ts";

const store = localStore("my-screen");

/** The screen that is remembered on this device, or null (D48). */
export function readMyScreen(): Screen | null {
  return parse(store.read());
}

/** That screen; null on the server and during hydration. */
export function useMyScreen(): Screen | null {
  const stored = useSyncExternalStore(store.subscribe, store.read, () => null);
  return useMemo(() => parse(stored), [stored]);
}

/** Remembers a screen instead of the one before; null forgets it. Returns whether the browser stores that. */
export function rememberMyScreen(screen: Screen | null): boolean {
  return store.write(screen && formatStored("screen", formatScreens([screen])));
}

function parse(stored: string | null): Screen | null {
  const screen = parseStored("screen", stored);
  return screen === null ? null : (parseScreens(screen).screens[0] ?? null);
}
