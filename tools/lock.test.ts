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

  it("is taken over by only one of two processes that find the same dead one", async () => {
    const file = join(folder, "a");
    writeFileSync(file, "2147483646");
    vi.spyOn(console, "log").mockImplementation(() => {});
    let working = 0;
    const work = async () => {
      working++;
      await setImmediate();
      expect(working).toBe(1);
      working--;
    };
    // The second one takes the lock between the first one's look at it and its next step.
    let second: Promise<void> | undefined;
    const kill = vi.spyOn(process, "kill").mockImplementationOnce((id, signal) => {
      second = withLock(file, work);
      return process.kill(id, signal);
    });
    await withLock(file, work);
    await second;
    expect(kill.mock.calls.length).toBeGreaterThan(1);
    expect(readdirSync(folder)).toEqual([]);
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
