import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith } from "#tests/publishing/folder.ts";
import { mediaFolder } from "./media-folder.ts";

it("stores the whole file under its name and leaves nothing else in the folder", async () => {
  const folder = join(folderWith(), "media");
  const media = mediaFolder(folder);
  expect(await media.has("a.webp")).toBe(false);
  await Promise.all([media.put("a.webp", Buffer.from("one")), media.put("a.webp", Buffer.from("one"))]);
  expect(await media.has("a.webp")).toBe(true);
  expect(readdirSync(folder)).toEqual(["a.webp"]);
  expect(readFileSync(join(folder, "a.webp"), "utf8")).toBe("one");
  expect(statSync(join(folder, "a.webp")).mode & 0o004).not.toBe(0);
});

it.skipIf(process.getuid?.() === 0)("rejects when the folder is not writable", async () => {
  const folder = folderWith();
  chmodSync(folder, 0o500);
  await expect(mediaFolder(folder).put("a.webp", Buffer.from("one"))).rejects.toMatchObject({ code: "EACCES" });
});
