/** Choices of how things are shown that this browser remembers; where storage is forbidden it forgets them. */
export function readPreference(key: string): string | null {
  try {
    return window.localStorage.getItem(`diagonal.${key}`);
  } catch {
    return null;
  }
}

export function writePreference(key: string, value: string): void {
  try {
    window.localStorage.setItem(`diagonal.${key}`, value);
  } catch {
    // It holds until the page is closed.
  }
}
