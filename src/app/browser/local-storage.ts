const PREFIX = "diagonal.";
/** The version of stored links; other versions are ignored. */
const VERSION = 1;

/** A stored text, or null if there is none or storage is forbidden. */
export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Stores a text for the next visit. Returns whether it could: if storage is full or forbidden, the choice lasts until the
 * page is closed.
 */
export function writeLocal(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a stored text. Returns whether it could. */
function removeLocal(key: string): boolean {
  try {
    window.localStorage.removeItem(PREFIX + key);
    return true;
  } catch {
    return false;
  }
}

/** A stored text that components follow. What this tab wrote last counts, also where storage is full or forbidden. */
export function localStore(key: string) {
  let latest: string | null | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => (latest === undefined ? readLocal(key) : latest),
    /** Returns whether the next visit has it too. */
    write(text: string | null): boolean {
      latest = text;
      const stored = text === null ? removeLocal(key) : writeLocal(key, text);
      for (const notify of listeners) notify();
      return stored;
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** A part of a link as it is stored: `{"version":1,"search":"?screens=…"}` */
export function formatStored(name: string, text: string): string {
  return JSON.stringify({ version: VERSION, [name]: text });
}

/** Null for whatever `formatStored` did not write. */
export function parseStored(name: string, stored: string | null): string | null {
  try {
    const { version, [name]: text } = JSON.parse(stored ?? "{}");
    return version === VERSION && typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}
