import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { folderWith, write } from "#tests/publishing/folder.ts";
import { MemoryStore } from "#tests/publishing/memory-store.ts";
import { storedIds } from "#tests/setup/stored-ids.ts";
import { mediaFolder } from "./media/media-folder.ts";
import { type PublishReport, publishFiles } from "./publish-files.ts";
import { memoryHistory } from "./publish-history.ts";

// Every run starts a thread, which loads the parsers.
vi.setConfig({ testTimeout: 60_000 });

function site() {
  const store = new MemoryStore();
  const reports: PublishReport[] = [];
  const [history, media] = [memoryHistory(), mediaFolder(folderWith())];
  const publish = (folder: string) =>
    publishFiles({ paths: [folder], store, media, history, report: (report) => reports.push(report) });
  return { store, reports, publish };
}

const day = Date.parse("2024-05-01");
const article = (title: string, more = "") => `---\ntitle: ${title}\ndate: 2024-05-01\n${more}---\nText of ${title}.\n`;
const replacing = (title: string, ...ids: string[]) =>
  article(title, `replaces:\n${ids.map((id) => `  - ${id}\n`).join("")}`);

it("D50: keeps the former ids and the day of the last change of an article", async () => {
  const { store, publish } = site();
  const folder = folderWith({
    "a.md": article("A", "updated: 25 November 2026\nreplaces:\n  - 1-old\n  - 2-older\n"),
    "b.md": '+++\ntitle = "B"\ndate = 2024-05-01\nupdated = 2026-11-25\nreplaces = ["3-old"]\n+++\nText.\n',
    "c.md": article("C", "replaces: 4-old\n"),
  });
  expect(await publish(folder)).toMatchObject({ added: 3, refused: [] });
  expect(store.published(`${day}-a`)).toMatchObject({ updated: "2026-11-25", replaces: ["1-old", "2-older"] });
  expect(store.published(`${day}-b`)).toMatchObject({ updated: "2026-11-25", replaces: ["3-old"] });
  expect(store.published(`${day}-c`)).toMatchObject({ replaces: ["4-old"] });
  expect(await publish(folder)).toMatchObject({ unchanged: 3 });
});

it.each([
  ["is no id", "replaces:\n  - 1-a\n  - old-name\n", 6, /"old-name" in "replaces" is not an article's id/],
  ["is no text", "replaces:\n  - [1-a]\n", 5, /not a list of ids/],
  ["is empty", "replaces: ''\n", 4, /"" in "replaces" is not an article's id/],
])("D50: refuses a file by line whose former id %s", async (_, field, line, reason) => {
  const { publish } = site();
  const { refused } = await publish(folderWith({ "a.md": article("A", field) }));
  expect(refused).toEqual([expect.objectContaining({ line, reason: expect.stringMatching(reason) })]);
});

it("D50: refuses a file whose last change is no date", async () => {
  const { publish } = site();
  const { refused } = await publish(folderWith({ "a.md": article("A", "updated: lately\n") }));
  expect(refused).toEqual([expect.objectContaining({ line: 4, reason: 'the date "lately" is not understood' })]);
});

it("D50: refuses the second file that names a former id, in this run or a former one", async () => {
  const { store, publish } = site();
  const folder = folderWith({ "a.md": replacing("A", "1-old"), "b.md": replacing("B", "1-old") });
  const { refused } = await publish(folder);
  expect(refused).toEqual([
    expect.objectContaining({ line: 5, reason: expect.stringMatching(/^"1-old" is replaced twice, also by .*a\.md$/) }),
  ]);
  const alone = folderWith({ "c.md": replacing("C", "1-old") });
  expect((await publish(alone)).refused).toEqual([
    expect.objectContaining({ reason: `"1-old" is replaced twice: it leads to the article "${day}-a" already` }),
  ]);
  expect(await store.get("1-old")).toMatchObject({ title: "A" });
});

it("D50: lets a former id move to another file of the run", async () => {
  const { store, publish } = site();
  const folder = folderWith({ "a.md": replacing("A", "1-old"), "b.md": article("B") });
  await publish(folder);
  write(folder, "a.md", article("A"));
  write(folder, "b.md", replacing("B", "1-old"));
  expect(await publish(folder)).toMatchObject({ updated: 2, refused: [] });
  expect(await store.get("1-old")).toMatchObject({ title: "B" });
});

it("D50: refuses a former id that is a published article's, in this run or a former one", async () => {
  const { publish } = site();
  const folder = folderWith({ "a.md": article("A"), "b.md": replacing("B", `${day}-a`) });
  const isPublished = expect.objectContaining({
    line: 5,
    reason: `"${day}-a" in "replaces" is the id of a published article`,
  });
  expect((await publish(folder)).refused).toEqual([isPublished]);
  expect((await publish(folderWith({ "c.md": replacing("C", `${day}-a`) }))).refused).toEqual([isPublished]);
});

it("D50: puts an article in the place of one whose file is gone", async () => {
  const { store, publish } = site();
  const folder = folderWith({ "a.md": article("A") });
  await publish(folder);
  rmSync(join(folder, "a.md"));
  write(folder, "b.md", replacing("B", `${day}-a`));
  expect(await publish(folder)).toMatchObject({ added: 1, refused: [] });
  expect(await storedIds(store, 0, 10)).toEqual([`${day}-b`]);
  expect(await store.get(`${day}-a`)).toMatchObject({ title: "B" });
});

it("D50: leads from the former id of a file whose date has changed to its new one", async () => {
  const { store, publish } = site();
  const folder = folderWith({ "a.md": article("A") });
  await publish(folder);
  write(folder, "a.md", replacing("A", `${day}-a`).replace("2024-05-01", "2024-06-01"));
  expect(await publish(folder)).toMatchObject({ refused: [] });
  const id = `${Date.parse("2024-06-01")}-a`;
  expect(await storedIds(store, 0, 10)).toEqual([id]);
  expect(await store.get(`${day}-a`)).toMatchObject({ id });
});

it("warns when the first sentence of a summary is longer than 120 characters, and publishes the article", async () => {
  const { reports, publish } = site();
  const sentence = (length: number) => `A${"a".repeat(length - 2)}.`;
  const summed = (title: string, summary: string) => article(title, `summary: ${summary}\n`);
  const folder = folderWith({
    "a.md": summed("A", `${sentence(120)} ${sentence(100)}`),
    "b.md": summed("B", `At 2.3 m ${sentence(112)} Short.`),
  });
  expect(await publish(folder)).toMatchObject({ added: 2, refused: [] });
  const warnings = reports.flatMap((report) => (report.type === "published" ? [[report.id, report.warnings]] : []));
  expect(Object.fromEntries(warnings)).toEqual({
    [`${day}-a`]: [],
    [`${day}-b`]: [expect.stringMatching(/^the first sentence of the summary has 121 characters/)],
  });
});
