const PREFIX = "diagonal.";

/** A stored text, or null if there is none or storage is forbidden. */
export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Stores a text for the next visit. If storage is full or forbidden, the choice lasts until the page is closed. */
export function writeLocal(key: string, value: string): void {
  try {
    window.localStorage.setItem(PREFIX + key, value);
  } catch {}
}

/** Removes a stored text, if storage is allowed. */
export function removeLocal(key: string): void {
  try {
    window.localStorage.removeItem(PREFIX + key);
  } catch {}
}
