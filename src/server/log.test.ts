import type { Logger } from "pino";
import { describe, expect, it } from "vitest";
import { createLogOn, flushLog } from "./log.ts";

async function logged(write: (log: Logger) => void): Promise<Record<string, unknown>[]> {
  let text = "";
  const log = createLogOn({
    async write(bytes) {
      text += bytes;
      return bytes.length;
    },
    onDrop: () => {},
  });
  write(log);
  await flushLog(log);
  const lines = text.split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line));
}

describe("the log", () => {
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

  it("does not hold up the end of the process when its output takes nothing", async () => {
    const log = createLogOn({ write: () => new Promise<number>(() => {}), onDrop: () => {} });
    log.info("stopped");
    expect(await flushLog(log)).toBeUndefined();
  });
});
