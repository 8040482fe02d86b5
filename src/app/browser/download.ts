/** Saves a file from the server under a name. Returns whether the server responds. */
export async function download(url: string, name: string): Promise<boolean> {
  // A failed download would be no more than a line in the browser's own list.
  const response = await fetch(url, { method: "HEAD" }).catch(() => null);
  if (!response?.ok) return false;
  save(url, name);
  return true;
}

/** Saves a text that the page has made as a file of a type, in UTF-8. */
export function downloadText(text: string, type: string, name: string): void {
  // The address is not revoked: browsers differ in how long a download needs it, and it is a few kilobytes.
  save(URL.createObjectURL(new Blob([text], { type })), name);
}

function save(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
