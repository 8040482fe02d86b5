import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../tests/publishing/folder.ts";
import { openHistory } from "./publish-history.ts";

describe("the history of what was published", () => {
  it("remembers between runs", async () => {
    const path = join(folderWith(), "data", "published.jsonl");
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

  it("drops outdated lines when it opens", async () => {
    const path = join(folderWith(), "published.jsonl");
    const history = await openHistory(path);
    for (let n = 0; n < 200; n += 1) await history.recordFolder("/content", String(n));
    expect((await openHistory(path)).fingerprintOf("/content")).toBe("199");
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(1);
  });
});
