/** Returns whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The same with a form for documents; where a browser has no such clipboard, as text alone. Call it during the visitor's press. */
export async function copyRichText(written: Promise<{ text: string; html: string }>): Promise<boolean> {
  try {
    if (!canCopyImages()) return await copyText((await written).text);
    const blob = (type: string, form: "text" | "html") => written.then((forms) => new Blob([forms[form]], { type }));
    // Safari accepts only promises here, since the press has ended when the forms are there.
    await navigator.clipboard.write([
      new ClipboardItem({ "text/html": blob("text/html", "html"), "text/plain": blob("text/plain", "text") }),
    ]);
    return true;
  } catch {
    return false;
  }
}

export function canCopyImages(): boolean {
  return typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
}

/** Returns whether the PNG at this address is on the clipboard now. Call it during the visitor's press. */
export async function copyImage(url: string): Promise<boolean> {
  const load = async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The image has status ${response.status}.`);
    return response.blob();
  };
  try {
    const image = load();
    // Nobody waits for the image if what follows throws at once.
    image.catch(() => {});
    // Safari accepts only a promise here, since the press has ended when the image is loaded.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": image })]);
    return true;
  } catch {
    return false;
  }
}
