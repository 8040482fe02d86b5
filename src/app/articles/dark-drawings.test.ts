import { expect, it } from "vitest";
import { darkDrawing, withDarkDrawings } from "./dark-drawings.ts";

it.each([
  ["/comparison.svg", "/comparison.svg?scheme=dark"],
  ["/comparison.svg?screens=27in-16x9", "/comparison.svg?screens=27in-16x9&scheme=dark"],
  ["/media/a.png", null],
  ["https://example.com/comparison.svg", null],
])("gives %s in the dark the address %s", (address, dark) => {
  expect(darkDrawing(address)).toBe(dark);
});

it("gives every drawing in an article a dark source, and leaves other pictures alone (V8)", () => {
  const drawing = `<img src="/comparison.svg?screens=27in-16x9&#x26;align=side" alt="b">`;
  const quoted = `<img alt="a > b" src="/comparison.svg" width="1200" height="630">`;
  const photo = `<img src="/media/a.png" alt="/comparison.svg">`;
  const dark = (query: string) =>
    `<source media="screen and (prefers-color-scheme: dark)" srcset="/comparison.svg?${query}">`;
  expect(withDarkDrawings(`<p>${quoted}</p>${photo}${drawing}`)).toBe(
    `<p><picture>${dark("scheme=dark")}${quoted}</picture></p>${photo}` +
      `<picture>${dark("screens=27in-16x9&#x26;align=side&amp;scheme=dark")}${drawing}</picture>`,
  );
});
