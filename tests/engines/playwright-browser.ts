import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, firefox, type Browser as Launched, type Page } from "@playwright/test";
import type { Browser, BrowserPage, Key, Place, WindowOptions } from "./browser.ts";

/** Firefox over WebDriver BiDi. Windows of one colour scheme share a process. */
export class PlaywrightBrowser implements Browser {
  readonly #program: string;
  readonly #launched = new Map<WindowOptions["scheme"], Promise<Launched>>();

  constructor(program: string) {
    this.#program = program;
  }

  async open({ width, height, scheme }: WindowOptions): Promise<BrowserPage> {
    const launched = this.#launched.get(scheme) ?? this.#launch(scheme);
    this.#launched.set(scheme, launched);
    const browser = await launched;
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: "en-GB" });
    return new PlaywrightPage(context, await context.newPage());
  }

  async close(): Promise<void> {
    for (const launched of this.#launched.values()) await (await launched).close();
  }

  #launch(scheme: WindowOptions["scheme"]): Promise<Launched> {
    return firefox.launch({
      channel: "moz-firefox",
      executablePath: this.#program,
      // A preference, which counts from the start on.
      firefoxUserPrefs: { "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1 },
    });
  }
}

class PlaywrightPage implements BrowserPage {
  readonly downloads = mkdtempSync(join(tmpdir(), "diagonal-downloads-"));
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #problems: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
    context.on("console", (message) => {
      if (message.type() === "error") this.#problems.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.#problems.push(`uncaught: ${error.error().message}`));
    page.on("download", (download) => download.saveAs(join(this.downloads, download.suggestedFilename())));
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: "commit" });
  }

  async back(): Promise<void> {
    await this.#page.goBack({ waitUntil: "commit" });
  }

  evaluate<Args extends unknown[], Result>(body: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const script = `(${body}).apply(null, ${JSON.stringify(args)})`;
    return this.#page.evaluate(script) as Promise<Awaited<Result>>;
  }

  move(x: number, y: number): Promise<void> {
    return this.#page.mouse.move(x, y);
  }

  click(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(to.x, to.y, { steps: 4 });
    await this.#page.mouse.up();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  print(): Promise<Buffer> {
    return this.#page.pdf();
  }

  problems(): readonly string[] {
    return this.#problems;
  }

  async close(): Promise<void> {
    await this.#context.close();
    rmSync(this.downloads, { recursive: true, force: true });
  }
}
