import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { startSite } from "../tests/setup/start-site.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { serveEmptyPage } from "./empty-page.ts";
import { FRAME_MS, type Frames, framesOf } from "./frames.ts";
import {
  alternatingKeys,
  compareDelays,
  delayOf,
  dragDelay,
  observeDelays,
  tapDelay,
  throttle,
} from "./input-delay.ts";
import { PHONE } from "./phone.ts";
import { median } from "./rate.ts";
import type { Row } from "./row.ts";

export const name = "touch";

const SLOWER = 4;
const ROUNDS = 15;
const CLOSINGS = 9;
const PATIENCE_MS = 10_000;
const MOST_SCREENS = 10;
/** Too short and too slow to shut the drawer. */
const DRAG = { from: { x: 300, y: 500 }, to: { x: 240, y: 500 } };

/** How soon `/` answers a finger with ten editors on a phone's processor, beside an empty React update. */
export async function run(): Promise<Row[]> {
  const site = await startSite();
  const empty = await serveEmptyPage();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    return await measure(browser, site.url, empty.url);
  } finally {
    await browser.close();
    empty.close();
    await site.stop();
  }
}

/** The phone's drawer of editors. */
class Editors {
  readonly page: Page;
  readonly drawer: Locator;
  readonly list: Locator;
  readonly add: Locator;
  readonly apply: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.getByRole("dialog", { name: "Edit screens" });
    this.list = this.drawer.getByRole("group", { name: /^Screen \d+$/i });
    this.add = this.drawer.getByRole("button", { name: "Add screen" });
    this.apply = this.drawer.getByRole("button", { name: "Apply" });
    this.close = this.drawer.getByRole("button", { name: "Close" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("button", { name: "Edit screens" }).tap();
    await this.rested();
  }

  /** A drawer on its way has buttons that nobody hits. */
  async rested(): Promise<void> {
    await this.page.waitForFunction(() => document.getAnimations().length === 0, null, { timeout: PATIENCE_MS });
  }

  /** Waits until the drawer is gone. */
  async shut(): Promise<void> {
    await this.drawer.waitFor({ state: "hidden", timeout: PATIENCE_MS });
  }

  async removeLast(): Promise<void> {
    await this.list.last().getByRole("button", { name: "Remove" }).tap();
  }

  /** Adds or removes screens until there are so many. */
  async become(count: number): Promise<void> {
    while ((await this.list.count()) < count) await this.add.tap();
    while ((await this.list.count()) > count) await this.removeLast();
  }
}

async function measure(browser: Browser, siteUrl: string, emptyUrl: string): Promise<Row[]> {
  const page = await phonePage(browser, siteUrl);
  const emptyPage = await phonePage(browser, emptyUrl);
  const editors = new Editors(page);
  await editors.open();
  await editors.become(MOST_SCREENS);
  for (const each of [page, emptyPage]) {
    await throttle(each, SLOWER);
    await observeDelays(each);
  }

  const nothing = emptyPage.getByRole("button");
  const tapNothing = () => tapDelay(emptyPage, nothing);
  const fifth = editors.list.nth(4);
  const rotate = () => tapDelay(page, fifth.getByRole("button", { name: "Rotate" }));
  const press = alternatingKeys(page, fifth.getByRole("textbox", { name: "Diagonal" }));
  const pressNothing = alternatingKeys(emptyPage, emptyPage.getByRole("textbox"));

  const rows: Row[] = [];
  const compare = async (figure: string, ours: () => Promise<number>, theirs: () => Promise<number>) =>
    rows.push(rowOf(figure, await compareDelays(ROUNDS, ours, theirs)));

  await compare(
    "key press",
    () => delayOf(page, press),
    () => delayOf(emptyPage, pressNothing),
  );
  await compare("rotate", rotate, tapNothing);
  await compare(
    "add",
    async () => {
      await editors.removeLast();
      await page.waitForTimeout(100);
      return tapDelay(page, editors.add);
    },
    tapNothing,
  );
  await compare(
    "commit (Apply)",
    async () => {
      await press();
      const delay = await tapDelay(page, editors.apply);
      await editors.shut();
      await editors.open();
      return delay;
    },
    async () => {
      // There, too, the tap takes the focus from an input.
      await pressNothing();
      return tapNothing();
    },
  );
  await compare(
    "drag of the drawer",
    async () => {
      const delay = await dragDelay(page, DRAG);
      await editors.rested();
      return delay;
    },
    () => dragDelay(emptyPage, DRAG),
  );
  rows.push(...(await closingRows(editors)));
  rows.push(await growthRow(editors, rotate));
  return rows;
}

function rowOf(figure: string, [value, empty]: [number, number]): Row {
  return {
    figure: `${figure} to paint, ${MOST_SCREENS} editors, ${SLOWER}× slower`,
    value,
    unit: "ms",
    comparedWith: `empty React update, ${empty.toFixed(1)} ms`,
    ratio: value / empty,
    goal: { of: "value", atMost: empty + FRAME_MS },
  };
}

async function closingRows(editors: Editors): Promise<Row[]> {
  const closings: Frames[] = [];
  for (let closing = 0; closing < CLOSINGS; closing++) {
    closings.push(await framesOf(editors.drawer, () => editors.close.tap()));
    await editors.shut();
    await editors.open();
  }
  const middle = (of: "perSecond" | "dropped") => median(closings.map((closing) => closing[of]));
  const figure = (what: string) => `${what} while the drawer closes, ${SLOWER}× slower`;
  const perSecond = middle("perSecond");
  const comparedWith = "60 frames a second";
  return [
    {
      figure: figure("frames"),
      value: perSecond,
      unit: "frames/s",
      comparedWith,
      ratio: perSecond / 60,
      goal: { of: "ratio", atLeast: 0.98 },
    },
    {
      figure: figure("frames dropped"),
      value: middle("dropped"),
      unit: "frames",
      comparedWith,
      ratio: null,
      goal: { of: "value", atMost: 0 },
    },
  ];
}

/** "from 1 to 10 screens for scene and paint … Nothing grows faster than linearly" */
async function growthRow(editors: Editors, rotate: () => Promise<number>): Promise<Row> {
  const first = editors.list.first().getByRole("button", { name: "Rotate" });
  const middle = async (delay: () => Promise<number>) => {
    const delays: number[] = [];
    for (let round = 0; round < ROUNDS; round++) delays.push(await delay());
    return median(delays);
  };
  const ten = await middle(rotate);
  await editors.become(1);
  const one = await middle(() => tapDelay(editors.page, first));
  return {
    figure: `rotate to paint, ${MOST_SCREENS} screens, ${SLOWER}× slower`,
    value: ten,
    unit: "ms",
    comparedWith: `the same with 1 screen, ${one.toFixed(1)} ms`,
    ratio: ten / one,
    goal: { of: "ratio", atMost: MOST_SCREENS },
  };
}

/** A page in a window of its own: one in the background would not paint. */
async function phonePage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: "SKIP_INTRO_M", value: "1", url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}
