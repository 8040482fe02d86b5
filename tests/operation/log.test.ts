import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { type SmallDisk, smallDisk } from "../setup/disks.ts";
import { freePort } from "../setup/free-port.ts";
import { MAIN, temporaryFolder } from "../setup/server-process.ts";

/** The production server whose log cannot be written. */

/** More lines than a pipe holds. */
const REQUESTS = 800;
/** Upper limit for a busy machine. */
const PATIENT = { timeout: 120_000, interval: 50 };
const ENDED_WITHIN_MS = 10_000;

const probe = smallDisk(1);
probe?.remove();

let child: ChildProcess | undefined;
let disk: SmallDisk | null = null;
afterEach(() => {
  child?.kill("SIGKILL");
  disk?.remove();
  disk = null;
});

it.skipIf(probe === null)(
  "serves, ends and goes on with its log when the disk of its log is full for a time",
  async () => {
    disk = smallDisk(1) as SmallDisk;
    const file = join(disk.folder, "site.log");
    const descriptor = openSync(file, "a");
    disk.fill();
    const url = await startInto(descriptor);
    closeSync(descriptor);
    await request(url, REQUESTS);
    expect(readFileSync(file, "utf8")).toBe("");

    disk.free();
    await expect
      .poll(() => readFileSync(file, "utf8").match(/"event":"request"/g)?.length, PATIENT)
      .toBeGreaterThan(REQUESTS);
    disk.fill();
    await request(url, REQUESTS);
    await expectEnd();
  },
);

it("serves and ends when nobody reads its log", async () => {
  const url = await startInto("pipe");
  await request(url, REQUESTS);
  await expectEnd();
});

async function startInto(output: number | "pipe"): Promise<string> {
  const port = String(await freePort());
  const settings = { HOST: "127.0.0.1", PORT: port, DATA_DIR: temporaryFolder(), LOG_FORMAT: "json" };
  child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", output, "inherit"],
  });
  const url = `http://127.0.0.1:${port}/robots.txt`;
  await expect.poll(() => statusOf(url), PATIENT).toBe(200);
  return url;
}

async function request(url: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 50) {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(url)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function expectEnd(): Promise<void> {
  const exited = once(child as ChildProcess, "exit");
  const started = performance.now();
  child?.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(ENDED_WITHIN_MS);
}
