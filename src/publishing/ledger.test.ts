import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../tests/publishing/folder.ts";
import { openLedger } from "./ledger.ts";

describe("the ledger of what was published", () => {
  it("remembers between runs", async () => {
    const path = join(folderWith(), "data", "published.jsonl");
    const first = await openLedger(path);
    await first.recordArticles([
      ["/a.md", "1-a"],
      ["/b.md", "2-b"],
    ]);
    await first.recordArticles([["/a.md", "3-a"]]);
    await first.recordFolder("/content", "abc");
    const second = await openLedger(path);
    expect([second.idOf("/a.md"), second.idOf("/b.md"), second.idOf("/c.md")]).toEqual(["3-a", "2-b", undefined]);
    expect([second.fileOf("3-a"), second.fileOf("2-b"), second.fingerprintOf("/content")]).toEqual([
      "/a.md",
      "/b.md",
      "abc",
    ]);
  });

  it("writes nothing where nothing is new", async () => {
    const path = join(folderWith(), "published.jsonl");
    const ledger = await openLedger(path);
    await ledger.recordArticles([["/a.md", "1-a"]]);
    const before = readFileSync(path, "utf8");
    await ledger.recordArticles([["/a.md", "1-a"]]);
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  it("passes over a line that a kill left unfinished, and goes on behind it", async () => {
    const path = join(folderWith(), "published.jsonl");
    await (await openLedger(path)).recordArticles([["/a.md", "1-a"]]);
    appendFileSync(path, '{"file":"/b.md","i');
    await (await openLedger(path)).recordArticles([["/c.md", "3-c"]]);
    const ledger = await openLedger(path);
    expect([ledger.idOf("/a.md"), ledger.idOf("/b.md"), ledger.idOf("/c.md")]).toEqual(["1-a", undefined, "3-c"]);
  });

  it("does not grow without end", async () => {
    const path = join(folderWith(), "published.jsonl");
    const ledger = await openLedger(path);
    for (let n = 0; n < 200; n += 1) await ledger.recordFolder("/content", String(n));
    expect((await openLedger(path)).fingerprintOf("/content")).toBe("199");
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(1);
  });
});
