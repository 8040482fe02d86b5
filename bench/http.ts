import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startSite } from "#tests/setup/start-site.ts";
import { publishGenerated } from "./generated-articles.ts";
import { median } from "./quantile.ts";
import { inDigits, type Row } from "./table.ts";

const CONNECTIONS = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 2;
const ARTICLES = 10_000;

interface Load {
  readonly figure: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** The least ratio to bare `node:http`. */
  readonly goal?: number;
}

/** Requests a second that one process of the site answers, beside bare `node:http` sending as many bytes. */
export async function measureHttp(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "diagonal-bench-"));
  const { ids } = await publishGenerated({ dataDir }, ARTICLES);
  const site = await startSite({ env: { DATA_DIR: dataDir } });
  try {
    // A tag belongs to one coding, and autocannon asks for none.
    const page = await fetch(`${site.url}/`, { headers: { "accept-encoding": "identity" } });
    const etag = String(page.headers.get("etag"));
    const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    const loads: Load[] = [
      { figure: "cached page (/)", path: "/", goal: 0.3 },
      { figure: "cached list (/api/info)", path: "/api/info", goal: 0.25 },
      { figure: "304 (/)", path: "/", headers: { "if-none-match": etag }, goal: 0.2 },
      { figure: "asset (a script)", path: asset, goal: 0.25 },
    ];
    const rows: Row[] = [];
    for (const load of loads) rows.push(await compareCached(site.url, load));
    const half = ARTICLES / 2;
    rows.push(
      await compareUncached(site.url, "article not cached (/api/info/…)", "/api/info/", ids.slice(0, half), 0.15),
    );
    rows.push(await compareUncached(site.url, "article page rendered (/info/…)", "/info/", ids.slice(half)));
    return rows;
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same address for some seconds, the site and the bare server in turns. */
async function compareCached(site: string, { figure, path, headers = {}, goal }: Load): Promise<Row> {
  const status = "if-none-match" in headers ? 304 : 200;
  const bare = await startBareServer(status === 304 ? 0 : await bytesOf(site + path));
  try {
    const rounds: [number, number][] = [];
    // The first round warms both up.
    for (let round = 0; round <= ROUNDS; round++) {
      const options = { headers, duration: ROUND_SECONDS };
      const ours = await requestsPerSecond({ url: site + path, ...options }, status);
      rounds.push([ours, await requestsPerSecond({ url: bare.url, ...options }, status)]);
    }
    return rowOf(figure, rounds.slice(1), goal);
  } finally {
    bare.stop();
  }
}

/** Each article once, so that no cache has it; the first two rounds warm both up. */
async function compareUncached(
  site: string,
  figure: string,
  path: string,
  ids: readonly string[],
  goal?: number,
): Promise<Row> {
  const bare = await startBareServer(await bytesOf(`${site}${path}${ids[0]}`));
  try {
    const rounds: [number, number][] = [];
    const size = Math.floor((ids.length - 1) / (ROUNDS + 2));
    for (let round = 0; round < ROUNDS + 2; round++) {
      const paths = ids.slice(1 + round * size, 1 + (round + 1) * size).map((id) => `${path}${id}`);
      const ours = await requestsPerSecond({ url: site, ...eachOnce(paths) }, 200);
      rounds.push([ours, await requestsPerSecond({ url: bare.url, ...eachOnce(paths) }, 200)]);
    }
    return rowOf(figure, rounds.slice(2), goal);
  } finally {
    bare.stop();
  }
}

function eachOnce(paths: readonly string[]): Partial<autocannon.Options> {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: paths[next++] ?? "/" });
  return { amount: paths.length, requests: [{ setupRequest }] };
}

/** @throws when a response has another status than expected, or none came */
async function requestsPerSecond(options: autocannon.Options, status: number): Promise<number> {
  let last = 0;
  // Autocannon ends on its next tick, up to a second after the last response.
  const setupClient = (client: autocannon.Client) => {
    client.on("response", () => {
      last = performance.now();
    });
  };
  const started = performance.now();
  const result = await autocannon({ connections: CONNECTIONS, setupClient, ...options });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.join() !== String(status)) {
    throw new Error(`${options.url}: ${result.errors} errors, statuses ${statuses.join(", ")}, expected ${status}`);
  }
  return (result.requests.total * 1000) / (last - started);
}

function rowOf(figure: string, rounds: readonly [number, number][], goal?: number): Row {
  const bare = median(rounds.map(([, theirs]) => theirs));
  return {
    figure,
    value: median(rounds.map(([ours]) => ours)),
    unit: "requests/s",
    beside: `bare node:http, ${inDigits(bare)}`,
    ratio: median(rounds.map(([ours, theirs]) => ours / theirs)),
    ...(goal !== undefined && { goal: { atLeast: goal } }),
  };
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

async function startBareServer(bytes: number): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), String(bytes)]);
  const [port] = await once(child.stdout, "data");
  return { url: `http://127.0.0.1:${Number(String(port))}`, stop: () => void child.kill() };
}
