import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt } from "#tools/build.ts";
import { root } from "#tools/setup.mjs";
import { runArticles } from "./command.ts";
import { freePort } from "./free-port.ts";

/** A start takes the processor two seconds, and so a minute on a very busy machine. */
const START_TIMEOUT_MS = 180_000;

/** Settings of the test process that the site under test must not inherit. */
const SETTINGS =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|INFO_API_HOST|SITE_URL|CONTACT_EMAIL|TRUST_PROXY|METRICS_PORT|OFFLINE|LOG_FORMAT)$/;

/** The folder of the articles that ship with the site. */
export function shippedArticles(): string {
  return join(root, "content", "articles");
}

/** Where a run has published the shipped articles: publishing takes the processor five seconds, a copy none. */
const SHIPPED_STORE = "DIAGONAL_TEST_SHIPPED_STORE";

/** Before the tests of a run: publishes the shipped articles once for all sites that get them. @returns removes them */
export async function publishShippedArticles(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "diagonal-shipped-"));
  await publishArticles(shippedArticles(), { DATA_DIR: folder });
  process.env[SHIPPED_STORE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Publishes a folder of articles to the store that the settings name.
 * @throws if it refuses an article or cannot write
 */
export async function publishArticles(folder: string, settings: Record<string, string>): Promise<void> {
  const { code, output, errors } = await runArticles(["publish", folder], settings);
  if (code !== 0) throw new Error(`Publishing ${folder} failed (${code}).\n${output}${errors}`);
}

export interface RunningSite {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The folder of its store. */
  readonly dataDir: string;
  readonly pid: number;
  /** The last megabyte of its output. */
  output(): string;
  /** Sends SIGTERM, which lets connections end for a second, and returns the exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, for the end of a test. */
  kill(): Promise<void>;
}

/**
 * Starts the production site as a process with an empty store in a temporary folder, and waits until it responds.
 * `publish` is a folder of articles to publish first.
 */
export async function startSite({
  env = {},
  publish,
  root: folderOfSite = root,
}: StartOptions = {}): Promise<RunningSite> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "diagonal-site-"));
  const dataDir = env.DATA_DIR ?? join(folder, "data");
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const inherited = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  const settings: Record<string, string> = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: port, SITE_URL: url, ...env };
  const siteEnv = { ...Object.fromEntries(inherited), ...settings };
  const published = process.env[SHIPPED_STORE];
  if (publish === shippedArticles() && published !== undefined && settings.DATABASE_URL === undefined)
    cpSync(published, dataDir, { recursive: true });
  else if (publish !== undefined) await publishArticles(publish, settings);

  // A file, because reading a pipe would take processor time from benchmarks of the site.
  const outputFile = join(folder, "output.txt");
  const descriptor = openSync(outputFile, "a");
  const child = spawn(process.execPath, [join(folderOfSite, "src", "server", "main.ts")], {
    cwd: folderOfSite,
    env: siteEnv,
    stdio: ["ignore", descriptor, descriptor],
  });
  closeSync(descriptor);
  const exited = once(child, "exit");
  // A test that meets its limit before the site has started cannot stop it.
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  let lastOutput: string | undefined;
  const output = () =>
    lastOutput ??
    readFileSync(outputFile)
      .subarray(-(2 ** 20))
      .toString();
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await exited;
    process.off("exit", killWithUs);
    lastOutput ??= output();
    rmSync(folder, { recursive: true, force: true });
    return child.exitCode;
  };
  const stop = () => end("SIGTERM");
  const kill = async () => void (await end("SIGKILL"));
  const deadline = Date.now() + START_TIMEOUT_MS;
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  let isReady = false;
  while (!isReady && !hasExited() && Date.now() < deadline) {
    await sleep(50);
    isReady = await responds(`${url}/api/health`);
  }
  if (!isReady || hasExited()) {
    await stop();
    throw new Error(`The site did not start.\n${output()}`);
  }
  return { url, dataDir, pid: child.pid as number, output, stop, kill };
}

/**
 * Starts one production site with the shipped articles for all tests of a run.
 *
 * @param announce hands it to the tests
 * @returns stops the site
 */
export async function startSharedSite(announce: (site: RunningSite) => void): Promise<() => Promise<void>> {
  const site = await startSite({ publish: shippedArticles() });
  announce(site);
  return site.kill;
}

export interface StartOptions {
  readonly env?: Record<string, string>;
  readonly publish?: string | undefined;
  /** Another copy of the project. */
  readonly root?: string | undefined;
}

async function responds(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response !== undefined && response.status < 500;
}
