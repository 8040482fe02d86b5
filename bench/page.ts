import { type Browser, chromium, type Page } from "@playwright/test";
import { brotliSize, loadedAssets } from "../tests/setup/assets.ts";
import { ensureChromium } from "../tools/chromium.mjs";
import { startSite } from "../tools/site.mjs";
import { serveEmptyPage } from "./empty-page.ts";
import { alternatingKeys, compareDelays, delayOf, observeDelays, throttle } from "./input-delay.ts";
import type { Row } from "./row.ts";

export const name = "page";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };
const SLOWER = 4;
const ROUNDS = 15;
const SCRIPT_BUDGET_KB = 120;

/** What `/` brings along, and how soon it answers with ten editors on a phone's processor. */
export async function run(): Promise<Row[]> {
  const site = await startSite();
  const empty = await serveEmptyPage();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    return [...(await sizes(browser, site.url)), ...(await delays(browser, site.url, empty.url))];
  } finally {
    await browser.close();
    empty.close();
    await site.stop();
  }
}

async function sizes(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [layout, options] of [["desktop", {}] as const, ["phone", PHONE] as const]) {
    const page = await browser.newPage(options);
    const { scripts, styles } = await loadedAssets(page, `${url}/`);
    await page.close();
    const [script, style] = [brotliSize(scripts) / 1000, brotliSize(styles) / 1000];
    const [unit, comparedWith] = ["KB brotli", `budget of ${SCRIPT_BUDGET_KB} KB`];
    rows.push({
      figure: `script of /, ${layout}`,
      value: script,
      unit,
      comparedWith,
      ratio: script / SCRIPT_BUDGET_KB,
    });
    rows.push({
      figure: `style of /, ${layout}`,
      value: style,
      unit,
      comparedWith: "its script",
      ratio: style / script,
    });
  }
  return rows;
}

async function delays(browser: Browser, siteUrl: string, emptyUrl: string): Promise<Row[]> {
  const page = await phonePage(browser, siteUrl);
  const emptyPage = await phonePage(browser, emptyUrl);
  await page.getByRole("button", { name: "Edit screens" }).tap();
  const drawer = page.getByRole("dialog", { name: "Edit screens" });
  const editors = drawer.getByRole("group", { name: /^Screen \d+$/i });
  while ((await editors.count()) < 10) await drawer.getByRole("button", { name: "Add screen" }).tap();

  const diagonal = editors.nth(4).getByRole("textbox", { name: "Diagonal" });
  const rotate = editors.nth(4).getByRole("button", { name: "Rotate" });
  const nothing = emptyPage.getByRole("button");
  const text = emptyPage.getByRole("textbox");
  for (const each of [page, emptyPage]) {
    await throttle(each, SLOWER);
    await observeDelays(each);
  }

  const pressKey = alternatingKeys(page, diagonal);
  const pressKeyInEmpty = alternatingKeys(emptyPage, text);
  const key = await compareDelays(
    ROUNDS,
    () => delayOf(page, pressKey),
    () => delayOf(emptyPage, pressKeyInEmpty),
  );
  const turn = await compareDelays(
    ROUNDS,
    () => delayOf(page, () => rotate.tap()),
    () => delayOf(emptyPage, () => nothing.tap()),
  );
  const phone = `10 editors, ${SLOWER}× slower`;
  return [
    { figure: `key press to paint, ${phone}`, value: key[0], ...asMs(key) },
    { figure: `rotate to paint, ${phone}`, value: turn[0], ...asMs(turn) },
  ];
}

function asMs([value, empty]: [number, number]) {
  return { unit: "ms", comparedWith: `empty React update, ${empty.toFixed(1)} ms`, ratio: value / empty };
}

/** A page in a window of its own: one in the background would not paint. */
async function phonePage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: "SKIP_INTRO_M", value: "1", url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}
