/**
 * Makes the browser's storage usable for React Router, which keeps scroll positions in it: it fails where storage is
 * forbidden, and where something else has written there what is no object. A page contains this function as text and runs
 * it before every other script, so it uses only the browser.
 */
export function makeStorageUsable(scrollPositionsKey: string): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? "{}");
    if (typeof stored === "object" && stored !== null && !Array.isArray(stored)) return;
  } catch {
    // Forbidden, or no JSON.
  }
  try {
    sessionStorage.removeItem(scrollPositionsKey);
  } catch {
    // One that forgets everything when the page is left.
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value: storage });
  }
}
