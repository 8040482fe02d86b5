/** Returns whether the text is on the clipboard now. Call it during the visitor's press. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  return copyForms({ "text/plain": async () => text });
}

/** The same with a form for documents, which a browser without such a clipboard leaves out. */
export async function copyRichText(written: Promise<{ text: string; html: string }>): Promise<boolean> {
  return copyForms({
    "text/html": async () => (await written).html,
    "text/plain": async () => (await written).text,
  });
}

/** Returns whether the PNG at this address is on the clipboard now. Call it during the visitor's press. */
export async function copyImage(url: string): Promise<boolean> {
  return copyForms({
    async "image/png"() {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The image has status ${response.status}.`);
      return response.blob();
    },
  });
}

async function copyForms(forms: Readonly<Record<string, () => Promise<string | Blob>>>): Promise<boolean> {
  try {
    const plain = forms["text/plain"];
    if (!canCopyImages() && plain !== undefined) {
      await navigator.clipboard.writeText(String(await plain()));
      return true;
    }
    // Safari accepts only promises here, since the press has ended when the forms are there.
    const blobs: [string, Promise<Blob>][] = Object.entries(forms).map(([type, form]) => [
      type,
      form().then((content) => new Blob([content], { type })),
    ]);
    // Nobody waits for them if what follows throws at once.
    for (const [, blob] of blobs) blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}

export function canCopyImages(): boolean {
  return typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
}
