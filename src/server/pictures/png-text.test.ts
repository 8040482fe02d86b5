import sharp from "sharp";
import { expect, it } from "vitest";
import { withText } from "./png-text.ts";

const PNG = await sharp({ create: { width: 2, height: 1, channels: 3, background: "#123456" } })
  .png()
  .toBuffer();

it("puts texts into a PNG, uncompressed, which stays the same picture", async () => {
  const described = Buffer.from(withText(PNG, { Title: "27″", Description: "Größe & <b>" }));
  expect(described.includes("iTXtTitle\0\0\0en\0\x0027″")).toBe(true);
  expect(described.includes("iTXtDescription\0\0\0en\0\0Größe & <b>")).toBe(true);
  // Each chunk has its length and its checksum: a reader that checks them finds all of it.
  const { data, info } = await sharp(described, { failOn: "warning" }).raw().toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0x12, 0x34, 0x56, 0x12, 0x34, 0x56]);
  expect(info).toMatchObject({ width: 2, height: 1 });
  const { comments } = await sharp(described).metadata();
  expect(comments).toEqual([
    { keyword: "Title", text: "27″" },
    { keyword: "Description", text: "Größe & <b>" },
  ]);
});

it("changes nothing where there is nothing to say", () => {
  expect(Buffer.from(withText(PNG, {})).equals(PNG)).toBe(true);
});
