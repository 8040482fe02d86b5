import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { folderWith, write } from "#tests/publishing/folder.ts";
import { MemoryStore } from "#tests/publishing/memory-store.ts";
import { filesIn } from "./folder-files.ts";
import { mediaFolder } from "./media/media-folder.ts";
import { memoryHistory } from "./publish-history.ts";
import { PUBLISHING_CODE, publishIfChanged } from "./publish-if-changed.ts";

// Every run starts a thread, which loads the parsers.
vi.setConfig({ testTimeout: 60_000 });

const article = (title: string, text = "Text") => `---\ntitle: ${title}\ndate: 2024-05-01\n---\n${text}\n`;

function start(folder: string, history = memoryHistory()) {
  return (store: MemoryStore) => publishIfChanged({ folder, store, history, media: mediaFolder(folderWith()) });
}

it("publishes the folder at the first start and nothing at the second", async () => {
  const [store, startUp] = [new MemoryStore(), start(folderWith({ "a.md": article("A"), "b.md": article("B") }))];
  expect(await startUp(store)).toMatchObject({ added: 2 });
  expect(await startUp(store)).toBeNull();
});

it("publishes a changed file again", async () => {
  const folder = folderWith({ "a.md": article("A"), "b.md": article("B") });
  const [store, startUp] = [new MemoryStore(), start(folder)];
  await startUp(store);
  write(folder, "a.md", article("A", "Other text"));
  expect(await startUp(store)).toMatchObject({ updated: 1, unchanged: 1 });
});

it("does not publish a removed article again, even when others change", async () => {
  const folder = folderWith({ "a.md": article("A"), "b.md": article("B") });
  const [store, startUp] = [new MemoryStore(), start(folder)];
  await startUp(store);
  await store.remove(`${Date.parse("2024-05-01")}-a`);
  expect(await startUp(store)).toBeNull();
  write(folder, "b.md", article("B", "Other text"));
  expect(await startUp(store)).toMatchObject({ added: 0, updated: 1 });
  expect((await store.all()).map(({ title }) => title)).toEqual(["B"]);
});

it("publishes everything into an empty store", async () => {
  const startUp = start(folderWith({ "a.md": article("A") }));
  await startUp(new MemoryStore());
  expect(await startUp(new MemoryStore())).toMatchObject({ added: 1 });
});

it("tries again at the next start if a file was refused", async () => {
  const [store, startUp] = [new MemoryStore(), start(folderWith({ "a.md": article("A"), "b.md": "no date" }))];
  expect(await startUp(store)).toMatchObject({ added: 1, refused: [{ line: 1 }] });
  expect(await startUp(store)).toMatchObject({ unchanged: 1, refused: [{ line: 1 }] });
});

it("publishes again when any code changes that publishing uses", async () => {
  const code = await Promise.all(PUBLISHING_CODE.map(filesIn));
  const sources = code.flatMap(({ files }) => files).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    ),
  );
  expect(imported.filter((file) => file.includes(join("domain", "article"))).length).toBeGreaterThan(5);
  expect(imported.filter((file) => !sources.includes(file))).toEqual([]);
});
