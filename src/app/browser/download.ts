/** Saves what is at an address under a name. */
export function download(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves a text that the page has made as a file of a type, in UTF-8. */
export function downloadText(text: string, type: string, name: string): void {
  // The address is not revoked: browsers differ in how long a download needs it, and it is a few kilobytes.
  download(URL.createObjectURL(new Blob([text], { type })), name);
}
