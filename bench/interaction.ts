import { type Browser, chromium, type Page } from "@playwright/test";
import config from "../playwright.config.ts";
import { startSite } from "../tests/setup/start-site.ts";
import { alternatingKeys, delayOf, dragDelay, observeDelays, tapDelay } from "./delay.ts";
import { serveEmptyPage } from "./empty-page.ts";
import { median } from "./quantile.ts";
import { inDigits, type Row } from "./table.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 };
const SLOWDOWN = 4;
const ROUNDS = 15;
const SCREENS = 10;
const FRAME_MS = 1000 / 60;
/** Too short and too slow to close the drawer. */
const DRAG = { from: { x: 300, y: 500 }, to: { x: 240, y: 500 } };

/** How soon ten editors on a phone respond, beside an empty React update. */
export async function measureInteraction(): Promise<Row[]> {
  const site = await startSite();
  const empty = await serveEmptyPage();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    return await measure(await openPage(browser, site.url), await openPage(browser, empty.url));
  } finally {
    await browser.close();
    empty.close();
    await site.stop();
  }
}

async function measure(page: Page, emptyPage: Page): Promise<Row[]> {
  const drawer = page.getByRole("dialog", { name: "Edit screens" });
  const editors = drawer.getByRole("group", { name: /^Screen \d+$/i });
  const add = drawer.getByRole("button", { name: "Add screen" });
  // A moving drawer cannot be tapped.
  const settled = () => page.waitForFunction(() => document.getAnimations().length === 0);
  const openDrawer = async () => {
    await page.getByRole("button", { name: "Edit screens" }).tap();
    await settled();
  };
  await openDrawer();
  while ((await editors.count()) < SCREENS) await add.tap();
  for (const each of [page, emptyPage]) await observeDelays(each, SLOWDOWN);

  const editor = editors.nth(4);
  const pressKey = alternatingKeys(page, editor.getByRole("textbox", { name: "Diagonal" }));
  const pressEmptyKey = alternatingKeys(emptyPage, emptyPage.getByRole("textbox"));
  const tapEmpty = () => tapDelay(emptyPage, emptyPage.getByRole("button"));

  return [
    await compare(
      "key",
      () => delayOf(page, pressKey),
      () => delayOf(emptyPage, pressEmptyKey),
    ),
    await compare("rotate", () => tapDelay(page, editor.getByRole("button", { name: "Rotate" })), tapEmpty),
    await compare(
      "add",
      async () => {
        await tapDelay(page, editors.last().getByRole("button", { name: "Remove" }));
        return tapDelay(page, add);
      },
      tapEmpty,
    ),
    await compare(
      "apply",
      async () => {
        await pressKey();
        const delay = await tapDelay(page, drawer.getByRole("button", { name: "Apply" }));
        await drawer.waitFor({ state: "hidden" });
        await openDrawer();
        return delay;
      },
      async () => {
        // There, too, the tap takes the focus from an input.
        await pressEmptyKey();
        return tapEmpty();
      },
    ),
    await compare(
      "drag",
      async () => {
        const delay = await dragDelay(page, DRAG);
        await settled();
        return delay;
      },
      () => dragDelay(emptyPage, DRAG),
    ),
  ];
}

/** Both in turns, so that a slow second of the machine meets both. */
async function compare(figure: string, ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Row> {
  const delays: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    delays[0].push(await ours());
    delays[1].push(await theirs());
  }
  const empty = median(delays[1]);
  return {
    figure: `${figure} to next paint`,
    value: median(delays[0]),
    unit: "ms",
    beside: `empty React update, ${inDigits(empty)}`,
    goal: { atMost: empty + FRAME_MS },
  };
}

/** A page in a window of its own, because a page in the background is not painted. */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: "SKIP_INTRO_M", value: "1", url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}
