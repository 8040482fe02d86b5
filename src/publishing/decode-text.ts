import { ArticleError } from "./article-error.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/**
 * Decodes UTF-8 and UTF-16, with or without a byte order mark, and turns all line ends into LF, so that line numbers are
 * those of the file. Throws an `ArticleError` for any other encoding instead of guessing.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text === null) {
    const repaired = decode(bytes, encoding, { fatal: false }) ?? "";
    throw new ArticleError(
      `the text is not valid ${encoding.toUpperCase()}`,
      "Save the file as UTF-8.",
      lineAt(repaired, repaired.indexOf("\uFFFD")),
    );
  }
  const nul = text.indexOf("\0");
  if (nul >= 0) {
    throw new ArticleError("there is a NUL byte: this is not a text file", "Save it as UTF-8 text.", lineAt(text, nul));
  }
  return text;
}

/** The line, counted from 1, that holds the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", end + 1)) line += 1;
  return line;
}

/** Articles begin with an ASCII character (`---`, `+++`, `#`, `<`), so a zero byte reveals the order of UTF-16. */
function encodingOf([first, second]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0 && second !== 0 && second !== undefined) return "utf-16be";
  if (second === 0 && first !== 0) return "utf-16le";
  return "utf-8";
}

function decode(bytes: Uint8Array, encoding: Encoding, { fatal } = { fatal: true }): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}
