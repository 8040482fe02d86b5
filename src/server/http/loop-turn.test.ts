import { expect, it } from "vitest";
import { LoopTurn } from "./loop-turn.ts";

it("measures the work of a turn of the event loop, and begins anew with the next turn", async () => {
  const turn = new LoopTurn();
  expect(turn.hasWorked(0)).toBe(false);
  const started = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - started < 20_000);
  expect(turn.hasWorked(19)).toBe(true);
  expect(turn.hasWorked(60_000)).toBe(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(turn.hasWorked(0)).toBe(false);
});

it("does not count what the thread only waits", () => {
  const turn = new LoopTurn();
  turn.hasWorked(0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
  expect(turn.hasWorked(40)).toBe(false);
});
