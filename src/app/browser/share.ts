/** Whether the system has a share sheet for a link. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's share sheet for the page's link. */
export async function shareLink(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: window.location.href });
  } catch {
    // Closed by the visitor, or not allowed here: the link can still be copied.
  }
}
