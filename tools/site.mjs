// @ts-check
import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt } from "./build.mjs";
import { houseEnv, pinnedNode, root } from "./setup.mjs";

/**
 * @typedef {object} RunningSite
 * @property {string} url its address, without a final slash
 * @property {string} dataDir the folder it keeps its store in
 * @property {number} pid
 * @property {() => string} output the last of what it has written, to be shown when something fails
 * @property {() => Promise<number | null>} stop asks it to end as SIGTERM does; gives its exit code
 */

/**
 * Starts the production site as a process of its own, with an empty store in a folder that goes with it, and waits
 * until it answers.
 * @param {{ env?: Record<string, string>, publish?: string | undefined }} [options] `env`: further settings;
 *   `publish`: a folder of articles that are put into the store first
 * @returns {Promise<RunningSite>}
 */
export async function startSite({ env = {}, publish } = {}) {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "diagonal-site-"));
  const dataDir = env.DATA_DIR ?? join(folder, "data");
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...cleanEnv(), DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: port, SITE_URL: url, ...env };
  if (publish !== undefined) await publishInto(settings, publish);

  // Not a pipe to us: who measures the site would have its log to read while it asks.
  const written = join(folder, "output.txt");
  const descriptor = openSync(written, "a");
  const child = spawn(pinnedNode(), [join(root, "src", "server", "main.ts")], {
    cwd: root,
    env: houseEnv(settings),
    stdio: ["ignore", descriptor, descriptor],
  });
  closeSync(descriptor);
  /** @type {string | undefined} */
  let wholeOutput;
  const output = () => wholeOutput ?? endOf(written);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    const code = await ended;
    wholeOutput ??= output();
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await answers(`${url}/api/health`, ended);
  } catch (error) {
    await stop();
    throw new Error(`The site did not start: ${error instanceof Error ? error.message : error}\n${output()}`);
  }
  return { url, dataDir, pid: /** @type {number} */ (child.pid), output, stop };
}

/** The last megabyte of a file: under load a site writes hundreds. @param {string} file */
function endOf(file) {
  const { size } = statSync(file);
  const length = Math.min(size, 2 ** 20);
  const descriptor = openSync(file, "r");
  const bytes = Buffer.alloc(length);
  readSync(descriptor, bytes, 0, length, size - length);
  closeSync(descriptor);
  return bytes.toString("utf8");
}

/** A port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** The folder of the articles that ship with the site, if there is one. */
export function shippedArticles() {
  const folder = join(root, "content", "articles");
  return existsSync(folder) ? folder : undefined;
}

/** @param {NodeJS.ProcessEnv} env @param {string} folder */
async function publishInto(env, folder) {
  const child = spawn(pinnedNode(), [join(root, "src", "cli", "main.ts"), "publish", folder], {
    cwd: root,
    env: houseEnv(env),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (data) => {
      output += data;
    });
  }
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`Publishing ${folder} failed (${code}).\n${output}`);
}

/** The environment without the settings of whoever runs the tests. */
function cleanEnv() {
  const ours =
    /^(PORT|HOST|DATA_DIR|DATABASE_URL|INFO_API_HOST|SITE_URL|CONTACT_EMAIL|TRUST_PROXY|METRICS_PORT|LOG_FORMAT)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** @param {string} url @param {Promise<unknown>} ended */
async function answers(url, ended) {
  let running = true;
  ended.then(() => {
    running = false;
  });
  const patience = Date.now() + 60_000;
  while (running) {
    const response = await fetch(url).catch(() => undefined);
    if (response && response.status < 500) return;
    if (Date.now() > patience) throw new Error(`no answer at ${url} within a minute`);
    await sleep(50);
  }
  throw new Error("it ended at once");
}
