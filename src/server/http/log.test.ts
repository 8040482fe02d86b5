import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { jsonLog, type Log } from "./log.ts";

const folder = mkdtempSync(join(tmpdir(), "log-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function logged(say: (log: ReturnType<typeof jsonLog>) => void): Promise<Record<string, unknown>[]> {
  const file = join(folder, "out.log");
  const descriptor = openSync(file, "w");
  const log = jsonLog(descriptor);
  say(log);
  await log.flush();
  closeSync(descriptor);
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line));
}

describe("the log", () => {
  it("is one line of JSON an event, in order, whatever is said", async () => {
    const lines = await logged((log) => {
      log.info("started", { url: "http://127.0.0.1:3000" });
      log.request("GET", '/"\n{"level":"forged"}', 200, 1.23456, 7);
    });
    expect(lines).toEqual([
      { time: expect.stringMatching(/^\d{4}-.*Z$/), level: "info", event: "started", url: "http://127.0.0.1:3000" },
      {
        time: expect.any(String),
        level: "info",
        event: "request",
        method: "GET",
        path: '/"\n{"level":"forged"}',
        status: 200,
        ms: 1.23,
        bytes: 7,
      },
    ]);
  });

  it("tells of each request what is its own, though all of them come at once", async () => {
    const requests: Parameters<Log["request"]>[] = [
      ["GET", "/", 200, 1, 10],
      ["GET", "/a", 200, 1, 10],
      ["HEAD", "/a", 200, 1, 10],
      ["HEAD", "/a", 304, 1, 10],
      ["HEAD", "/a", 304, 1, 11],
      ["GET", "/a", 304, 2, 11],
    ];
    const lines = await logged((log) => {
      for (const request of requests) log.request(...request);
    });
    expect(lines.map(({ method, path, status, ms, bytes }) => [method, path, status, ms, bytes])).toEqual(requests);
  });

  it("keeps their order and their characters, however many and long they are and however often it writes", async () => {
    const paths = Array.from({ length: 3_000 }, (_, index) =>
      `/${index}/straße–27″`.repeat(index % 1_000 === 8 ? 9_000 : 1),
    );
    const lines = await logged((log) => {
      for (const [index, path] of paths.entries()) {
        if (index % 2 === 0) log.info("started", { path });
        else log.request("GET", path, 200, 1, 1);
        if (index % 100 === 0) void log.flush();
      }
    });
    expect(lines.map(({ path }) => path)).toEqual(paths);
  });

  it("tells of an error its name, message, cause and where it came from", async () => {
    const [line] = await logged((log) => {
      log.error("answer failed", new TypeError("no", { cause: new Error("because") }), { path: "/x" });
    });
    expect(line).toMatchObject({ level: "error", error: "TypeError: no", cause: "because", path: "/x" });
    expect(line?.stack).toContain("log.test");
  });

  it("leaves lines out, and says how many, where they come faster than they can be written", async () => {
    const lines = await logged((log) => {
      for (let index = 0; index < 100_000; index++) log.request("GET", `/${"x".repeat(80)}`, 200, 1, 1);
    });
    const { lines: leftOut } = lines.find(({ event }) => event === "log lines left out") ?? {};
    expect(lines.length - 1 + Number(leftOut)).toBe(100_000);
  });
});
