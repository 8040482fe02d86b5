import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createJsonLog, flushLog } from "./log.ts";

const folder = mkdtempSync(join(tmpdir(), "log-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function logged(write: (log: Logger) => void): Promise<Record<string, unknown>[]> {
  const file = join(folder, "out.log");
  // Stays open, since the log writes to it from time to time even when it is empty.
  const log = createJsonLog(openSync(file, "w"));
  write(log);
  await flushLog(log);
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line));
}

describe("createJsonLog", () => {
  it("writes one line of JSON per event, in order, and escapes line ends", async () => {
    const path = '/"\n{"level":"forged"}';
    const lines = await logged((log) => {
      log.info({ url: "http://127.0.0.1:3000" }, "started");
      log.info({ method: "GET", path, status: 200, ms: 1.23 }, "request");
    });
    expect(lines).toEqual([
      { level: "info", time: expect.stringMatching(/^\d{4}-.*Z$/), url: "http://127.0.0.1:3000", event: "started" },
      { level: "info", time: expect.any(String), method: "GET", path, status: 200, ms: 1.23, event: "request" },
    ]);
  });

  it("logs an error with its message, cause and stack", async () => {
    const [line] = await logged((log) => {
      log.error({ err: new TypeError("no", { cause: new Error("because") }) }, "request failed");
    });
    expect(line).toMatchObject({ level: "error", err: { type: "TypeError", message: "no: because" } });
    expect(line).toHaveProperty("err.stack", expect.stringContaining("log.test"));
  });
});
