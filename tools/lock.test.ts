import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withLock } from "./lock.mjs";

describe("a lock between commands", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is released when the work succeeds or fails", async () => {
    await expect(withLock(join(folder, "a"), async () => 5)).resolves.toBe(5);
    await expect(withLock(join(folder, "a"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is taken over from a dead process", async () => {
    // Larger than any process id of the systems we support.
    writeFileSync(join(folder, "a"), "2147483646");
    await expect(withLock(join(folder, "a"), async () => 5)).resolves.toBe(5);
  });

  it("is held by one process at a time", async () => {
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} starts`);
      await setImmediate();
      events.push(`${name} ends`);
    };
    vi.spyOn(console, "log").mockImplementation((line) => events.push(line));
    await Promise.all([withLock(join(folder, "a"), work("first")), withLock(join(folder, "a"), work("second"))]);
    const waiting = `Waiting for another command, which holds ${join(folder, "a")} …`;
    expect(events).toEqual(["first starts", waiting, "first ends", "second starts", "second ends"]);
  });
});
