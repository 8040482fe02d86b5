import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { OUTAGE_LOG_MS } from "./limits.ts";
import { createFailureLog } from "./log-failure.ts";

afterEach(() => void vi.restoreAllMocks());

function recorded() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, messageKey: "event" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, logFailure: createFailureLog(log) };
}

it("logs one line a second for an unavailable store, with the reason and without a stack", () => {
  const { lines, logFailure } = recorded();
  const fail = () => logFailure(new StoreUnavailable("PostgreSQL does not answer"), "request failed");
  for (let times = 0; times < 1_000; times++) fail();
  expect(lines).toEqual([
    { level: 50, time: expect.any(Number), event: "articles unavailable", reason: "PostgreSQL does not answer" },
  ]);
  const now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now + OUTAGE_LOG_MS);
  for (let times = 0; times < 1_000; times++) fail();
  expect(lines).toHaveLength(2);
});

it("logs every other error with its stack", () => {
  const { lines, logFailure } = recorded();
  for (let times = 0; times < 3; times++) logFailure(new TypeError("a bug"), "request failed");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatchObject({ event: "request failed", err: { type: "TypeError", stack: expect.any(String) } });
});
