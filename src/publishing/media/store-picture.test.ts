import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { MediaStore } from "./media-folder.ts";
import { pictureKind, storePicture, storeThumbnail } from "./store-picture.ts";

class MemoryStore implements MediaStore {
  readonly files = new Map<string, Uint8Array>();
  puts = 0;
  async has(name: string) {
    return this.files.has(name);
  }
  async put(name: string, bytes: Uint8Array) {
    this.puts += 1;
    this.files.set(name, bytes);
  }
  file(address: string): Uint8Array {
    const bytes = this.files.get(address.replace("/media/", ""));
    if (!bytes) throw new Error(`${address} was not stored`);
    return bytes;
  }
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#369" } });
let large: Uint8Array;
let small: Uint8Array;

beforeAll(async () => {
  large = await blank(1000, 500)
    .jpeg()
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toBuffer();
  small = await blank(200, 100).png().toBuffer();
});

describe("a stored picture", () => {
  it("has modern formats, several sizes up to its own, and its own size", async () => {
    const media = new MemoryStore();
    const picture = await storePicture(large, media);
    expect(picture).toMatchObject({ width: 1000, height: 500 });
    expect(picture.candidates.map(({ format, width }) => `${format} ${width}`)).toEqual([
      "avif 480",
      "avif 960",
      "avif 1000",
      "webp 480",
      "webp 960",
      "webp 1000",
    ]);
    for (const { format, width, address } of picture.candidates) {
      const stored = await sharp(media.file(address)).metadata();
      expect([stored.format === "heif" ? "avif" : stored.format, stored.width]).toEqual([format, width]);
    }
    expect(picture.address).toMatch(/^\/media\/[0-9a-f]{24}-960\.webp$/);
    expect((await storePicture(small, media)).candidates.map(({ width }) => width)).toEqual([200, 200]);
  });

  it("has no metadata", async () => {
    const media = new MemoryStore();
    const { address } = await storePicture(large, media);
    expect((await sharp(large).metadata()).exif).toBeDefined();
    expect((await sharp(media.file(address)).metadata()).exif).toBeUndefined();
  });

  it("is rotated as its metadata says", async () => {
    const lying = await blank(300, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await storePicture(lying, new MemoryStore())).toMatchObject({ width: 100, height: 300 });
  });

  it("is encoded only once", async () => {
    const media = new MemoryStore();
    const first = await storePicture(small, media);
    const { puts } = media;
    expect(await storePicture(small, media)).toEqual(first);
    expect(media.puts).toBe(puts);
  });

  it("has a thumbnail of twice the width of a card, 672 pixels", async () => {
    const media = new MemoryStore();
    expect((await sharp(media.file(await storeThumbnail(large, media))).metadata()).width).toBe(672);
    expect((await sharp(media.file(await storeThumbnail(small, media))).metadata()).width).toBe(200);
  });

  it("stays animated", async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = new MemoryStore();
    const { candidates, address } = await storePicture(gif, media);
    expect(candidates).toHaveLength(1);
    expect((await sharp(media.file(address)).metadata()).pages).toBe(2);
  });
});

describe("a refused picture", () => {
  it.each([
    ["text", Buffer.from("hello")],
    ["a drawing under a picture's name", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["damaged", Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(100)])],
  ])("where it is %s", async (_name, bytes) => {
    await expect(storePicture(bytes, new MemoryStore())).rejects.toMatchObject({ name: "ArticleError" });
  });

  it("lacks its second half", async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    await expect(storePicture(whole.subarray(0, whole.length / 2), new MemoryStore())).rejects.toMatchObject({
      name: "ArticleError",
    });
  });

  it("is very large in a small file", async () => {
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(storePicture(bomb, new MemoryStore())).rejects.toMatchObject({
      reason: expect.stringMatching(/more than 50 million pixels/),
    });
  });
});

it("recognises a picture by its first bytes", async () => {
  expect(pictureKind(large)).toBe("jpeg");
  expect(pictureKind(small)).toBe("png");
  expect(pictureKind(await blank(2, 2).webp().toBuffer())).toBe("webp");
  expect(pictureKind(await blank(16, 16).avif().toBuffer())).toBe("avif");
  expect(pictureKind(await blank(2, 2).gif().toBuffer())).toBe("gif");
  expect(pictureKind(new Uint8Array())).toBeNull();
});
