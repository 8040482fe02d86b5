import { useMemo, useSyncExternalStore } from "react";
import { formatScreens, parseScreens } from "../../comparison/address.ts";
import type { Screen } from "../../domain/display/screen.ts";
import { readLocal, removeLocal, writeLocal } from "../browser/local-storage.ts";

const KEY = "my-screen";
/** The version of what is stored; other versions are ignored. */
const VERSION = 1;

/** What this tab stored last, so that the choice counts where storage is full or forbidden; undefined before that. */
let latest: string | null | undefined;
const listeners = new Set<() => void>();

/** The screen that is remembered on this device, or null (D48). */
export function readMyScreen(): Screen | null {
  return parse(readStored());
}

/** That screen; null on the server and during hydration. */
export function useMyScreen(): Screen | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return useMemo(() => parse(stored), [stored]);
}

/** Remembers a screen instead of the one before; null forgets it. */
export function rememberMyScreen(screen: Screen | null): void {
  latest = screen && JSON.stringify({ version: VERSION, screen: formatScreens([screen]) });
  if (latest === null) removeLocal(KEY);
  else writeLocal(KEY, latest);
  for (const notify of listeners) notify();
}

function readStored(): string | null {
  return latest === undefined ? readLocal(KEY) : latest;
}

function parse(stored: string | null): Screen | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { version, screen } = value as { version?: unknown; screen?: unknown };
    if (version !== VERSION || typeof screen !== "string") return null;
    return parseScreens(screen).screens[0] ?? null;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
