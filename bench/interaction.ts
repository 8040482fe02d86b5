import { type Browser, chromium, type Page } from "@playwright/test";
import { startSite } from "#tests/setup/start-site.ts";
import config from "../playwright.config.ts";
import { alternatingKeys, delayOf, dragDelay, observeDelays, tapDelay } from "./delay.ts";
import { PHONE } from "./phone.ts";
import { median } from "./quantile.ts";
import type { Row } from "./table.ts";

const SLOWDOWN = 4;
const ROUNDS = 15;
const SCREENS = 10;
/** Ten televisions in a space (D38). */
const IN_A_SPACE = `/?screens=${["32", "40", "43", "48", "50", "55", "65", "75", "77", "83"].map((length) => `${length}in-16x9`).join("~")}&space=150x85cm`;
/** As many keys as rounds. */
const MODEL = "odyssey oled g9";
/** What feels immediate, in milliseconds. */
const GOAL_MS = 100;
/** Too short and too slow to close the drawer. */
const DRAG = { from: { x: 300, y: 500 }, to: { x: 240, y: 500 } };

/** How soon ten editors on a slow phone respond. */
export async function measureInteraction(): Promise<Row[]> {
  const site = await startSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const rows = await measure(await openPage(browser, site.url));
    rows.push(...(await measureSpace(await openPage(browser, `${site.url}${IN_A_SPACE}`))));
    return [...rows, await measureSearch(await openPage(browser, site.url))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The phone's drawer with the editors. */
function editorDrawer(page: Page) {
  const drawer = page.getByRole("dialog", { name: "Edit screens" });
  // A moving drawer cannot be tapped.
  const settled = () => page.waitForFunction(() => document.getAnimations().length === 0);
  const openDrawer = async () => {
    await page.getByRole("button", { name: "Edit screens" }).tap();
    await drawer.waitFor();
    await settled();
  };
  return { drawer, settled, openDrawer };
}

async function measure(page: Page): Promise<Row[]> {
  const { drawer, settled, openDrawer } = editorDrawer(page);
  const editors = drawer.getByRole("group", { name: /^Screen \d+$/i });
  const add = drawer.getByRole("button", { name: "Add screen" });
  await openDrawer();
  while ((await editors.count()) < SCREENS) await add.tap();
  await observeDelays(page, SLOWDOWN);

  const editor = editors.nth(4);
  const pressKey = alternatingKeys(page, editor.getByRole("textbox", { name: "Diagonal" }));

  return [
    await measureDelay("key", () => delayOf(page, pressKey)),
    await measureDelay("rotate", () => tapDelay(page, editor.getByRole("button", { name: "Rotate" }))),
    await measureDelay("add", async () => {
      await tapDelay(page, editors.last().getByRole("button", { name: "Remove" }));
      return tapDelay(page, add);
    }),
    await measureDelay("apply", async () => {
      await pressKey();
      const delay = await tapDelay(page, drawer.getByRole("button", { name: "Apply" }));
      await drawer.waitFor({ state: "hidden" });
      await openDrawer();
      return delay;
    }),
    await measureDelay("drag", async () => {
      const delay = await dragDelay(page, DRAG);
      await settled();
      return delay;
    }),
  ];
}

/** How soon the card of a space and the editors beside it respond. */
async function measureSpace(page: Page): Promise<Row[]> {
  const { drawer, openDrawer } = editorDrawer(page);
  await openDrawer();
  await observeDelays(page, SLOWDOWN);
  const pressKey = alternatingKeys(page, drawer.getByRole("textbox", { name: "Diagonal" }).nth(4));
  const width = drawer.getByRole("textbox", { name: "Width", exact: true });
  const pressWidthKey = alternatingKeys(page, width);
  let isWide = false;
  return [
    await measureDelay("key beside a space", () => delayOf(page, pressKey)),
    await measureDelay("key in a space’s width", () => delayOf(page, pressWidthKey)),
    await measureDelay("apply a space", async () => {
      isWide = !isWide;
      await width.fill(isWide ? "190" : "150");
      const delay = await tapDelay(page, drawer.getByRole("button", { name: "Apply" }));
      await drawer.waitFor({ state: "hidden" });
      await openDrawer();
      return delay;
    }),
  ];
}

/** How soon the list of models responds to a key (D40). */
async function measureSearch(page: Page): Promise<Row> {
  await page.getByRole("button", { name: "Edit screens" }).tap();
  const field = page
    .getByRole("dialog", { name: "Edit screens" })
    .getByRole("combobox", { name: "Find a model or size" });
  await field.focus();
  await page.getByRole("listbox", { name: "Results" }).waitFor();
  await observeDelays(page, SLOWDOWN);
  let typed = 0;
  return measureDelay("key in the search", () =>
    delayOf(page, () => page.keyboard.press(MODEL[typed++] ?? "Backspace")),
  );
}

async function measureDelay(figure: string, act: () => Promise<number>): Promise<Row> {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round++) delays.push(await act());
  return { figure: `${figure} to next paint`, value: median(delays), unit: "ms", goal: { atMost: GOAL_MS } };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: "SKIP_INTRO_M", value: "1", url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}
