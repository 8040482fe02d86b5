import { type Browser, chromium } from "@playwright/test";
import { startSite } from "#tests/setup/start-site.ts";
import { Finger } from "#tests/setup/touch.ts";
import config from "../playwright.config.ts";
import { PHONE } from "./phone.ts";
import { median } from "./quantile.ts";
import type { Row } from "./table.ts";

/** Lighthouse's phone. The latency in milliseconds, the throughput in bytes a second. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const ROUNDS = 5;
/** Where the button is. */
const EDIT = { x: 26, y: 24 };

/** How long after the first paint the early tap comes, in milliseconds. */
const EARLY_MS = 150;

/** In milliseconds after the navigation began, and for `opened` after the tap. */
interface Visit {
  readonly painted: number;
  readonly largestPaint: number;
  readonly hydrated: number;
  readonly opened: number;
  readonly longestTask: number;
  /** In bytes, as transferred. */
  readonly script: number;
}

/** First visits to `/` with the connection and the processor really slowed, where Lighthouse simulates both. */
export async function measureSlowPhone(): Promise<Row[]> {
  const site = await startSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const early: Visit[] = [];
    const late: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      early.push(await visit(browser, site.url, "early"));
      late.push(await visit(browser, site.url, "hydrated"));
    }
    const row = (figure: string, values: number[], unit: string, atMost: number): Row => ({
      figure: `/ on a slow phone: ${figure}`,
      value: median(values),
      unit,
      goal: { atMost },
    });
    const inSeconds = (figure: "largestPaint" | "hydrated") => late.map((each) => each[figure] / 1000);
    return [
      row("largest paint", inSeconds("largestPaint"), "s", 0.85),
      row("handlers", inSeconds("hydrated"), "s", 1.85),
      row(
        "Edit, tapped early, to its drawer",
        early.map(({ opened }) => opened),
        "ms",
        100,
      ),
      row(
        "Edit, tapped once hydrated, to its drawer",
        late.map(({ opened }) => opened),
        "ms",
        100,
      ),
      row(
        "longest task",
        late.map(({ longestTask }) => longestTask),
        "ms",
        50,
      ),
      row(
        "script",
        late.map(({ script }) => script / 1024),
        "KB",
        160,
      ),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function visit(browser: Browser, url: string, tap: "early" | "hydrated"): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  // The intro would cover the button.
  await context.addCookies([{ name: "SKIP_INTRO_M", value: "1", url }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", CONNECTION);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const times = { painted: 0, largestPaint: 0, hydrated: 0, opened: 0, longestTask: 0, script: 0 };
    Object.assign(window, { times });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe("paint", ({ startTime }) => {
      times.painted ||= startTime;
    });
    observe("largest-contentful-paint", ({ startTime }) => {
      times.largestPaint = startTime;
    });
    observe("longtask", ({ duration }) => {
      times.longestTask = Math.max(times.longestTask, duration);
    });
    observe("resource", (entry) => {
      if (entry.name.endsWith(".js")) times.script += (entry as PerformanceResourceTiming).encodedBodySize;
    });
    new MutationObserver(() => {
      if (document.documentElement.dataset.ready !== undefined) times.hydrated ||= performance.now();
    }).observe(document, { attributeFilter: ["data-ready"], subtree: true });
    addEventListener("touchend", ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector("dialog[open]") === null) requestAnimationFrame(look);
        // A task of this priority, posted in an animation frame, runs right after that frame is painted.
        else
          window.scheduler.postTask(
            () => {
              times.opened = performance.now() - timeStamp;
            },
            { priority: "user-blocking" },
          );
      };
      requestAnimationFrame(look);
    });
  });
  await page.goto(url, { waitUntil: "commit" });
  const moment: keyof Visit = tap === "early" ? "painted" : "hydrated";
  await page.waitForFunction((name: keyof Visit) => (window as unknown as { times: Visit }).times[name] > 0, moment);
  if (tap === "early") await new Promise((resolve) => setTimeout(resolve, EARLY_MS));
  const finger = await Finger.touchDown(page, EDIT);
  await finger.lift();
  await page.waitForLoadState("networkidle");
  const times = await page.waitForFunction(() => {
    const { times: all } = window as unknown as { times: Visit };
    return all.hydrated > 0 && all.opened > 0 && all;
  });
  const all = (await times.jsonValue()) as Visit;
  await context.close();
  return all;
}
