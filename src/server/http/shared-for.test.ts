import { expect, it, vi } from "vitest";
import { sharedFor } from "./shared-for.ts";

it("asks once for all who ask in a while, and anew after it", async () => {
  vi.useFakeTimers();
  let revision = 1;
  const ask = vi.fn(async () => revision);
  const shared = sharedFor(2, ask);
  expect(await Promise.all([shared(), shared(), shared()])).toEqual([1, 1, 1]);
  expect(ask).toHaveBeenCalledTimes(1);
  revision = 2;
  vi.advanceTimersByTime(2);
  expect(await shared()).toBe(2);
  vi.useRealTimers();
});

it("gives at once what is known, and shares a failure as well", async () => {
  vi.useFakeTimers();
  const known = sharedFor(2, async () => "1");
  await known();
  expect(known()).toBe("1");
  const ask = vi.fn(() => Promise.reject(new Error("down")));
  const failing = sharedFor(2, ask);
  await expect(failing()).rejects.toThrow("down");
  await expect(failing()).rejects.toThrow("down");
  expect(ask).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
