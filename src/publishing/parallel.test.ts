import { describe, expect, it } from "vitest";
import { forEachParallel } from "./parallel.ts";

describe("forEachParallel", () => {
  it("works on at most `limit` items at a time, in order", async () => {
    const started: number[] = [];
    let running = 0;
    await forEachParallel([1, 2, 3, 4, 5], 2, async (item) => {
      started.push(item);
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      await Promise.resolve();
      running -= 1;
    });
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  it("starts nothing after a failure, and rejects when all running work has ended", async () => {
    const ended: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = forEachParallel([1, 2, 3], 2, async (item) => {
      if (item === 1) throw new Error("failed");
      await promise;
      ended.push(item);
    });
    setImmediate(resolve);
    await expect(run).rejects.toThrow("failed");
    expect(ended).toEqual([2]);
  });

  it("starts nothing after an abort", async () => {
    const stop = new AbortController();
    const started: number[] = [];
    const work = async (item: number) => {
      started.push(item);
      stop.abort();
    };
    await forEachParallel([1, 2, 3], 1, work, stop.signal);
    expect(started).toEqual([1]);
  });
});
