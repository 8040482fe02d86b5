import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { moveDamagedStore } from "./open-articles.ts";

it("renames a damaged store and its write-ahead log", () => {
  const folder = mkdtempSync(join(tmpdir(), "damaged-"));
  for (const name of ["articles.sqlite", "articles.sqlite-wal", "other"]) writeFileSync(join(folder, name), "x");
  const moved = moveDamagedStore(join(folder, "articles.sqlite"), new Date("2026-11-21T02:00:00Z"));
  expect(moved).toBe(join(folder, "articles.sqlite.damaged-2026-11-21T02-00-00-000Z"));
  expect(readdirSync(folder).sort()).toEqual([
    "articles.sqlite.damaged-2026-11-21T02-00-00-000Z",
    "articles.sqlite.damaged-2026-11-21T02-00-00-000Z-wal",
    "other",
  ]);
  rmSync(folder, { recursive: true });
});
