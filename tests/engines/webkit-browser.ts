import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WEBKIT_WINDOW } from "#tools/engines.ts";
import { freePort } from "../setup/free-port.ts";
import {
  type Browser,
  type BrowserPage,
  isNewDocument,
  type Key,
  MARK_DOCUMENT,
  type Place,
  type WindowOptions,
} from "./browser.ts";
import { WebDriverSession } from "./webdriver.ts";

const KEYS: Readonly<Record<Key, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
};

/** WebKitGTK through its own driver, in a window that only an X server without a screen shows. */
export class WebKitBrowser implements Browser {
  readonly #processes: readonly ChildProcess[];
  readonly #driver: string;
  /** The lines of the driver and its browsers. */
  readonly #lines: string[];

  private constructor(processes: readonly ChildProcess[], driver: string, lines: string[]) {
    this.#processes = processes;
    this.#driver = driver;
    this.#lines = lines;
  }

  static async start(): Promise<WebKitBrowser> {
    // It writes the number of the display that it has taken.
    const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const [number] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data");
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11", LANG: "en_GB.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: string[] = [];
    for (const output of [driver.stdout, driver.stderr]) {
      output.setEncoding("utf8").on("data", (text: string) => lines.push(...text.split("\n")));
    }
    const address = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${address}/status`).catch(() => null))?.ok) {
      if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended.\n${lines.join("\n")}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return new WebKitBrowser([driver, xvfb], address, lines);
  }

  async open({ width, height, scheme }: WindowOptions): Promise<BrowserPage> {
    const folder = mkdtempSync(join(tmpdir(), "diagonal-webkit-"));
    mkdirSync(join(folder, "downloads"));
    const args = [String(width), String(height), scheme, folder];
    const session = await WebDriverSession.start(this.#driver, {
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": { binary: WEBKIT_WINDOW, args },
    });
    return new WebKitPage(session, folder, this.#lines);
  }

  async close(): Promise<void> {
    for (const child of this.#processes) {
      child.kill();
      await once(child, "exit");
    }
  }
}

class WebKitPage implements BrowserPage {
  readonly downloads: string;
  readonly #session: WebDriverSession;
  readonly #folder: string;
  readonly #lines: string[];

  constructor(session: WebDriverSession, folder: string, lines: string[]) {
    this.#session = session;
    this.#folder = folder;
    this.downloads = join(folder, "downloads");
    this.#lines = lines;
  }

  async goto(url: string): Promise<void> {
    await this.evaluate(MARK_DOCUMENT);
    await this.#session.post("url", { url });
    await this.#newDocument();
  }

  async back(): Promise<void> {
    await this.#session.post("back");
  }

  async evaluate<Args extends unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${body}).apply(null, arguments)`;
    return (await this.#session.post("execute/sync", { script, args })) as Awaited<Result>;
  }

  move(x: number, y: number): Promise<void> {
    return this.#session.mouse([{ x, y }], { press: false });
  }

  click(x: number, y: number): Promise<void> {
    return this.#session.mouse([{ x, y }], { press: true });
  }

  drag(from: Place, to: Place): Promise<void> {
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return this.#session.mouse([from, between, to], { press: true });
  }

  type(text: string): Promise<void> {
    return this.#session.keys([...text]);
  }

  press(key: Key): Promise<void> {
    return this.#session.keys([KEYS[key]]);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#session.get("screenshot")) as string, "base64");
  }

  problems(): readonly string[] {
    return this.#lines.filter((line) => /CONSOLE \w*\s?ERROR|CONSOLE ERROR/.test(line));
  }

  async close(): Promise<void> {
    // The window closes first, and the driver then calls that an error.
    await this.#session.end().catch(() => {});
    // WebKit's network process writes its cache for a moment longer.
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20 });
  }

  /** The driver can answer between two documents with an error. */
  async #newDocument(): Promise<void> {
    while (!(await this.evaluate(isNewDocument).catch(() => false))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
