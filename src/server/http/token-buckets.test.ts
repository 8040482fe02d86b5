import { describe, expect, it } from "vitest";
import { TokenBuckets } from "./token-buckets.ts";

describe("a bucket of tokens", () => {
  const buckets = () => {
    const clock = { ms: 0 };
    const options = { perSecond: 2, burst: 5, maxBuckets: 3, now: () => clock.ms };
    return { clock, buckets: new TokenBuckets(options) };
  };
  const takeMany = (from: TokenBuckets, visitor: string, count: number) =>
    Array.from({ length: count }, () => from.take(visitor));

  it("gives its burst at a stroke, then says how many seconds to wait", () => {
    const { buckets: all } = buckets();
    expect(takeMany(all, "a", 7)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it("fills again with time, and never above its burst", () => {
    const { buckets: all, clock } = buckets();
    takeMany(all, "a", 5);
    clock.ms += 1_000;
    expect(takeMany(all, "a", 3)).toEqual([0, 0, 1]);
    clock.ms += 60_000;
    expect(takeMany(all, "a", 6)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it("is each visitor's own", () => {
    const { buckets: all } = buckets();
    takeMany(all, "a", 9);
    expect(all.take("b")).toBe(0);
  });

  it("is forgotten when too many others came since", () => {
    const { buckets: all } = buckets();
    takeMany(all, "a", 9);
    for (const visitor of ["b", "c", "d"]) all.take(visitor);
    expect(all.take("a")).toBe(0);
  });
});
