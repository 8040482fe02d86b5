/** Whether the system has a share sheet for a link. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's share sheet; whoever closes it without sharing has done nothing wrong. */
export async function shareLink(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: window.location.href });
  } catch {
    // Closed, or not allowed here: the link can still be copied.
  }
}

/** Whether the page's link is on the clipboard now. */
export async function copyLink(): Promise<boolean> {
  return copyText(window.location.href);
}

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a file the server makes under a name. */
export function download(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
