import { expect, it } from "vitest";
import { LoopTurn } from "./loop-turn.ts";

it("measures the work of a turn of the event loop, and begins anew with the next turn", async () => {
  const turn = new LoopTurn();
  expect(turn.worked()).toBe(0);
  const started = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - started < 20_000);
  expect(turn.worked()).toBeGreaterThanOrEqual(20);
  await new Promise((resolve) => setImmediate(resolve));
  expect(turn.worked()).toBe(0);
});
