import { ArticleError } from "./article-error.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/**
 * A file's bytes as text with LF line ends and without a byte order mark, so that a line's number here is its number
 * in the file. UTF-8 and UTF-16 of both orders, marked or not; anything else is refused rather than guessed.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text === null) {
    const mended = decode(bytes, encoding, { fatal: false }) ?? "";
    throw new ArticleError(
      `the text is not valid ${encoding.toUpperCase()}`,
      "Save the file as UTF-8.",
      lineAt(mended, mended.indexOf("\uFFFD")),
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

/** Text begins with an ASCII character where it is an article at all (`---`, `+++`, `#`, `<`), so its zero byte tells. */
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
