import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { underLock } from "./lock.mjs";

describe("a lock between commands", () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is gone when the work is done, also when the work failed", async () => {
    await expect(underLock(join(folder, "a"), "working", async () => 5)).resolves.toBe(5);
    await expect(underLock(join(folder, "a"), "working", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is taken over from a process that has died", async () => {
    // Above the largest process number that any of our systems gives out.
    writeFileSync(join(folder, "a"), "2147483646");
    await expect(underLock(join(folder, "a"), "working", async () => 5)).resolves.toBe(5);
  });
});
