import { describe, expect, it } from "vitest";
import { ArticleError } from "./article-error.ts";
import { decodeText, lineAt } from "./decode-text.ts";

const text = "# Größe 27″\n画面\n";

function utf16(order: "le" | "be", marked: boolean): Uint8Array {
  const bytes = Buffer.from((marked ? "\uFEFF" : "") + text, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
}

describe("the text of a file", () => {
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 LE with its mark", utf16("le", true)],
    ["UTF-16 BE with its mark", utf16("be", true)],
    ["UTF-16 LE without one", utf16("le", false)],
    ["UTF-16 BE without one", utf16("be", false)],
    ["CRLF line ends", Buffer.from(text.replaceAll("\n", "\r\n"))],
    ["CR line ends", Buffer.from(text.replaceAll("\n", "\r"))],
  ])("is the same from %s", (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it("is empty for an empty file", () => {
    expect(decodeText(new Uint8Array())).toBe("");
  });

  it.each([
    ["Latin-1 in the third line", Buffer.from("a\r\nb\r\nGr\xf6\xdfe", "latin1"), 3, /not valid UTF-8/],
    ["half a surrogate pair in UTF-16", Buffer.from("\uFEFFa\n\uD83D b", "utf16le"), 2, /not valid UTF-16LE/],
    ["a NUL in the second line", Buffer.from("a\nb\0c"), 2, /NUL/],
  ])("is refused by line for %s", (_name, bytes, line, reason) => {
    expect(() => decodeText(bytes)).toThrow(
      expect.objectContaining({ constructor: ArticleError, line, reason: expect.stringMatching(reason) }),
    );
  });
});

it("counts lines from 1; a line feed belongs to the line it ends", () => {
  expect(["a", "\n", "b", "c"].map((letter) => lineAt("a\nbc", "a\nbc".indexOf(letter)))).toEqual([1, 1, 2, 2]);
});
