/** Whether the system has a share sheet for a link. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's share sheet for a link. */
export async function shareLink(link: { readonly title: string; readonly url: string }): Promise<void> {
  try {
    await navigator.share(link);
  } catch {
    // Closed by the visitor, or not allowed here: the link can still be copied.
  }
}
