import { describe, expect, it } from "vitest";
import { TooBusy, Turns } from "./turns.ts";

describe("turns", () => {
  it("are taken so many at a time, in order, and no more wait than may", async () => {
    const turns = new Turns(2, 3);
    const started: number[] = [];
    const gate = Promise.withResolvers<void>();
    const work = (number: number) => () => {
      started.push(number);
      return gate.promise;
    };
    const taken = [1, 2, 3, 4, 5].map((number) => turns.take(work(number)));
    await expect(turns.take(work(6))).rejects.toThrow(TooBusy);
    expect(started).toEqual([1, 2]);
    gate.resolve();
    await Promise.all(taken);
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  it("go on after work that failed", async () => {
    const turns = new Turns(1, 1);
    await expect(turns.take(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(turns.take(async () => "yes")).resolves.toBe("yes");
  });
});
