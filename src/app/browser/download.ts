/** Saves a file from the server under a name. Returns whether the server responds. */
export async function download(url: string, name: string): Promise<boolean> {
  // A failed download would be no more than a line in the browser's own list.
  const response = await fetch(url, { method: "HEAD" }).catch(() => null);
  if (!response?.ok) return false;
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  return true;
}
