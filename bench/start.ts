import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/setup/free-port.ts";
import { shippedArticles, startSite } from "#tests/setup/start-site.ts";
import { median } from "./quantile.ts";
import type { Row } from "./table.ts";

const ROUNDS = 5;
const TIMEOUT_MS = 30_000;
const SERVER = join(import.meta.dirname, "..", "src", "server", "main.ts");

/** How long `node src/server/main.ts` takes to its first page, and the memory it has then. */
export async function measureStart(): Promise<Row[]> {
  // Fills a store with the shipped articles, and Node's compile cache.
  const site = await startSite({ publish: shippedArticles() });
  try {
    const seconds: number[] = [];
    const megabytes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) await startOnce(site.dataDir, seconds, megabytes);
    const rows: Row[] = [
      { figure: "start to the first response (/)", value: median(seconds), unit: "s", goal: { atMost: 0.6 } },
    ];
    if (megabytes.length > 0) {
      rows.push({ figure: "memory after start", value: median(megabytes), unit: "MB", goal: { atMost: 115 } });
    }
    return rows;
  } finally {
    await site.stop();
  }
}

async function startOnce(dataDir: string, seconds: number[], megabytes: number[]): Promise<void> {
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: "", INFO_API_HOST: "", HOST: "127.0.0.1", PORT: String(port) };
  const started = performance.now();
  const child = spawn(process.execPath, [SERVER], { env: { ...process.env, ...settings }, stdio: "ignore" });
  const ended = once(child, "exit");
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) {
      if (performance.now() - started > TIMEOUT_MS) throw new Error("The server did not respond.");
      await sleep(5);
    }
    seconds.push((performance.now() - started) / 1000);
    // Linux alone tells a process's memory in a file.
    if (process.platform === "linux") megabytes.push(residentMegabytes(Number(child.pid)));
  } finally {
    child.kill();
    await ended;
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
