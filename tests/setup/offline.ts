import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#tools/setup.mjs";
import { test as base, expect } from "./fixtures.ts";
import { freePort } from "./free-port.ts";
import { type RunningSite, startSite } from "./start-site.ts";

export { expect };

/** A production site that a test stops and starts again at the same address. */
export class Server {
  readonly url: string;
  readonly #env: Record<string, string>;
  #running: RunningSite | null = null;

  private constructor(port: number, dataDir: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { PORT: String(port), DATA_DIR: dataDir, LOG_FORMAT: "off" };
  }

  /** Starts it with a copy of the shared site's store, which nothing writes to. */
  static async open(folder: string): Promise<Server> {
    const dataDir = join(folder, "data");
    cpSync(process.env.DIAGONAL_TEST_STORE as string, dataDir, { recursive: true });
    const server = new Server(await freePort(), dataDir);
    await server.start();
    return server;
  }

  async start({ env = {}, ...options }: Parameters<typeof startSite>[0] = {}): Promise<void> {
    this.#running = await startSite({ ...options, env: { ...this.#env, ...env } });
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }

  async kill(): Promise<void> {
    await this.#running?.kill();
  }
}

/** Tests with service workers and a server of their own. */
export const test = base.extend<{ folder: string; server: Server }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "diagonal-offline-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  server: async ({ folder }, use) => {
    const server = await Server.open(folder);
    await use(server);
    await server.kill();
  },
  site: async ({ server }, use) => use(server.url),
});

/** Waits until the service worker has kept the release and controls the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The names of the kept caches, and the paths in each. */
export function keptPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      kept[name] = keys.map(({ url }) => url.slice(location.origin.length));
    }
    return kept;
  });
}

/** The title of `/` in the release that `nextRelease` makes. */
export const NEXT_TITLE = "Diagonal – compare display sizes, the next release";

/**
 * Copies the built site to a folder as another release: every script has another name, and the title is `NEXT_TITLE`.
 *
 * @returns the folder, for `Server.start`
 */
export function nextRelease(parent: string): string {
  const folder = join(parent, "next");
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path);
  for (const name of ["src", "build"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !isCompressed(path) });
  }
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));

  // Of every language.
  const assets = globSync("build/{,*/}client/assets/*", { cwd: folder });
  const nextName = (name: string) => name.replace(/(?=\.\w+$)/, "-next");
  const renamed = [...new Set(assets.map((path) => basename(path)))].map((name) => [name, nextName(name)] as const);
  for (const path of globSync("build/**/*.{js,css}", { cwd: folder })) {
    const file = join(folder, path);
    let text = readFileSync(file, "utf8");
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    text = text.replaceAll("Diagonal – compare display sizes to scale", NEXT_TITLE);
    if (basename(path) === "sw.js") text = text.replace(/(?<=version:.)\w{12}/, "nextrelease1");
    writeFileSync(file, text);
  }
  for (const path of assets) renameSync(join(folder, path), join(folder, dirname(path), nextName(basename(path))));
  return folder;
}
