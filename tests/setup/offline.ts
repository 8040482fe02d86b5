import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server as Gate, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream";
import type { Page } from "@playwright/test";
import { root } from "#tools/setup.mjs";
import { test as base, expect } from "./fixtures.ts";
import { freePort } from "./free-port.ts";
import { type RunningSite, type StartOptions, startSite } from "./start-site.ts";

export { expect };

/**
 * A proxy that a test stops and starts. It passes requests to the shared site, because starting one takes seconds, until
 * `replace` puts another site behind it.
 */
export class Server {
  readonly url: string;
  readonly #folder: string;
  #behind = process.env.DIAGONAL_TEST_SITE as string;
  #gate: Gate | null = null;
  #own: RunningSite | null = null;

  private constructor(port: number, folder: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = folder;
  }

  static async open(folder: string): Promise<Server> {
    const server = new Server(await freePort(), folder);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.#gate = createServer((asked, answer) => {
      const { method = "GET", url = "/", headers } = asked;
      const passed = request(new URL(url, this.#behind), { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        pipeline(response, answer, () => {});
      });
      pipeline(asked, passed, (error) => error && answer.destroy());
    }).listen(Number(new URL(this.url).port), "127.0.0.1");
    await once(this.#gate, "listening");
  }

  /** Refuses new connections. Running responses have a second to end. */
  async stop(): Promise<void> {
    const gate = this.#gate;
    if (gate === null) return;
    this.#gate = null;
    const closed = once(gate, "close");
    gate.close();
    const limit = setTimeout(() => gate.closeAllConnections(), 1000);
    await closed;
    clearTimeout(limit);
  }

  /** Puts another site in place of the present one, with a copy of the shared site's store. */
  async replace({ env = {}, ...options }: StartOptions): Promise<void> {
    await this.stop();
    await this.#own?.kill();
    const dataDir = join(this.#folder, "data");
    cpSync(process.env.DIAGONAL_TEST_STORE as string, dataDir, { recursive: true });
    this.#own = await startSite({
      ...options,
      env: { SITE_URL: this.url, DATA_DIR: dataDir, LOG_FORMAT: "off", ...env },
    });
    this.#behind = this.#own.url;
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#own?.kill();
  }
}

/** Tests with service workers and an address of their own. */
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
    await server.close();
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
 * @returns the folder, for `Server.replace`
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
  const names = new Set(assets.map((path) => basename(path)));
  const nextName = (name: string) => name.replace(/(?=\.\w+$)/, "-next");
  for (const path of globSync("build/**/*.{js,css}", { cwd: folder })) {
    const file = join(folder, path);
    let text = readFileSync(file, "utf8");
    text = text.replace(/[\w.-]+\.\w+/g, (word) => (names.has(word) ? nextName(word) : word));
    text = text.replaceAll("Diagonal – compare display sizes to scale", NEXT_TITLE);
    if (basename(path) === "sw.js") text = text.replace(/(?<=version:.)\w{12}/, "nextrelease1");
    writeFileSync(file, text);
  }
  for (const path of assets) renameSync(join(folder, path), join(folder, dirname(path), nextName(basename(path))));
  return folder;
}
