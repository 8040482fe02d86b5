import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "#tests/publishing/folder.ts";
import { openHistory } from "./publish-history.ts";

describe("the history of what was published", () => {
  it("remembers between runs", async () => {
    const path = join(folderWith(), "published.jsonl");
    const first = await openHistory(path);
    await first.recordArticles([
      ["/a.md", "1-a"],
      ["/b.md", "2-b"],
    ]);
    await first.recordArticles([["/a.md", "3-a"]]);
    await first.recordFolder("/content", "abc");
    const second = await openHistory(path);
    expect([second.idOf("/a.md"), second.idOf("/b.md"), second.idOf("/c.md")]).toEqual(["3-a", "2-b", undefined]);
    expect([second.fileOf("3-a"), second.fileOf("2-b"), second.fingerprintOf("/content")]).toEqual([
      "/a.md",
      "/b.md",
      "abc",
    ]);
  });

  it("writes nothing when nothing changed", async () => {
    const path = join(folderWith(), "published.jsonl");
    const history = await openHistory(path);
    await history.recordArticles([["/a.md", "1-a"]]);
    const before = readFileSync(path, "utf8");
    await history.recordArticles([["/a.md", "1-a"]]);
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  it("ignores a line that a kill left unfinished, and appends after it", async () => {
    const path = join(folderWith(), "published.jsonl");
    await (await openHistory(path)).recordArticles([["/a.md", "1-a"]]);
    appendFileSync(path, '{"file":"/b.md","i');
    await (await openHistory(path)).recordArticles([["/c.md", "3-c"]]);
    const history = await openHistory(path);
    expect([history.idOf("/a.md"), history.idOf("/b.md"), history.idOf("/c.md")]).toEqual(["1-a", undefined, "3-c"]);
  });

  it("loses nothing when several runs open, read and append at the same time", async () => {
    const path = join(folderWith(), "published.jsonl");
    const runs = Array.from({ length: 8 }, async (_, run) => {
      for (let turn = 0; turn < 40; turn++) {
        const history = await openHistory(path);
        for (let time = 0; time < 5; time++) await history.recordFolder("/content", `${run}.${turn}.${time}`);
        await history.recordArticles([[`/${run}/${turn}.md`, `${turn}-${run}`]]);
      }
    });
    await Promise.all(runs);
    const history = await openHistory(path);
    for (let run = 0; run < 8; run++) {
      for (let turn = 0; turn < 40; turn++) expect(history.idOf(`/${run}/${turn}.md`)).toBe(`${turn}-${run}`);
    }
  });
});
