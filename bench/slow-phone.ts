import { type Browser, chromium } from "@playwright/test";
import { startSite } from "#tests/setup/start-site.ts";
import { Finger } from "#tests/setup/touch.ts";
import config from "../playwright.config.ts";
import { formerCopy } from "./former-copy.ts";
import { PHONE } from "./phone.ts";
import { median } from "./quantile.ts";
import { inDigits, type Row } from "./table.ts";

/** Lighthouse's phone. The latency in milliseconds, the throughput in bytes a second. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const ROUNDS = 5;
/** Where the button is. */
const EDIT = { x: 26, y: 24 };

/** How long after the first paint the early tap comes, in milliseconds. */
const EARLY_MS = 150;
/** For a page to get its handlers, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** An early tap that opened nothing in this time was lost, in milliseconds. */
const LOST_MS = 10_000;

/** In milliseconds after the navigation began, and for `opened` after the tap: infinite for one that was lost. */
interface Visit {
  readonly painted: number;
  readonly largestPaint: number;
  readonly hydrated: number;
  readonly opened: number;
  readonly longestTask: number;
  /** In bytes, as transferred. */
  readonly script: number;
}

/** The visits with an early tap, and those with one once hydrated. */
type Visits = Readonly<Record<"early" | "hydrated", Visit[]>>;

/** Each with what the table shows of all visits. */
const FIGURES: Record<string, { of(visits: Visits): number[]; unit: string; atMost: number }> = {
  "largest paint": { of: ({ hydrated }) => hydrated.map((each) => each.largestPaint / 1000), unit: "s", atMost: 0.85 },
  handlers: { of: ({ hydrated }) => hydrated.map((each) => each.hydrated / 1000), unit: "s", atMost: 1.85 },
  "Edit, tapped early, to its drawer": {
    of: ({ early }) => early.map(({ opened }) => opened),
    unit: "ms",
    atMost: 100,
  },
  "Edit, tapped once hydrated, to its drawer": {
    of: ({ hydrated }) => hydrated.map(({ opened }) => opened),
    unit: "ms",
    atMost: 100,
  },
  "longest task": { of: ({ hydrated }) => hydrated.map(({ longestTask }) => longestTask), unit: "ms", atMost: 50 },
  script: { of: ({ hydrated }) => hydrated.map(({ script }) => script / 1024), unit: "KB", atMost: 160 },
};

/**
 * First visits to `/` with the connection and the processor really slowed, where Lighthouse simulates both. Beside them those to the
 * former release, in the same run.
 */
export async function measureSlowPhone(): Promise<Row[]> {
  const former = formerCopy();
  const sites = [await startSite(), ...(former === undefined ? [] : [await startSite({ root: former })])];
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const all = sites.map((): Visits => ({ early: [], hydrated: [] }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, { url }] of sites.entries()) {
        all[index]?.early.push(await visit(browser, url, "early"));
        all[index]?.hydrated.push(await visit(browser, url, "hydrated"));
      }
    }
    return Object.entries(FIGURES).map(([name, { of, unit, atMost }]): Row => {
      const [value = Number.NaN, beside] = all.map((visits) => median(of(visits)));
      const was = beside === Number.POSITIVE_INFINITY ? "lost" : beside && `${inDigits(beside)} ${unit}`;
      return {
        figure: `/ on a slow phone: ${name}`,
        value,
        unit,
        ...(was && { beside: `former release, ${was}` }),
        goal: { atMost },
      };
    });
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
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
  // The page tells: asking it would make Playwright run a script of 330 KB in it.
  await devTools.send("Runtime.enable");
  await devTools.send("Runtime.addBinding", { name: "tell" });
  let times: Visit | undefined;
  let onTold = () => {};
  devTools.on("Runtime.bindingCalled", ({ payload }) => {
    times = JSON.parse(payload);
    onTold();
  });
  const told = (isReached: (reached: Visit) => boolean, timeout = TIMEOUT_MS) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${url} was not ready in time.`)), timeout);
      onTold = () => {
        if (times === undefined || !isReached(times)) return;
        clearTimeout(timer);
        resolve();
      };
      onTold();
    });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "commit" });
  await told(({ painted, hydrated }) => (tap === "early" ? painted : hydrated) > 0);
  if (tap === "early") await new Promise((resolve) => setTimeout(resolve, EARLY_MS));
  const finger = await Finger.touchDown(page, EDIT);
  await finger.lift();
  await page.waitForLoadState("networkidle");
  await told(({ hydrated }) => hydrated > 0);
  const hasOpened = await told(({ opened }) => opened > 0, LOST_MS).then(
    () => true,
    () => false,
  );
  await context.close();
  if (times === undefined) throw new Error(`${url} told nothing.`);
  return hasOpened ? times : { ...times, opened: Number.POSITIVE_INFINITY };
}

/** Runs in the page, and tells what it has seen at each change. */
function observe(): void {
  const times = { painted: 0, largestPaint: 0, hydrated: 0, opened: 0, longestTask: 0, script: 0 };
  const tell = () => (window as unknown as { tell(times: string): void }).tell(JSON.stringify(times));
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
      tell();
    }).observe({ type, buffered: true });
  watch("paint", ({ startTime }) => {
    times.painted ||= startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    times.largestPaint = startTime;
  });
  watch("longtask", ({ duration }) => {
    times.longestTask = Math.max(times.longestTask, duration);
  });
  watch("resource", (entry) => {
    if (entry.name.endsWith(".js")) times.script += (entry as PerformanceResourceTiming).encodedBodySize;
  });
  new MutationObserver(() => {
    if (document.documentElement.dataset.ready === undefined) return;
    times.hydrated ||= performance.now();
    tell();
  }).observe(document, { attributeFilter: ["data-ready"], subtree: true });
  addEventListener("touchend", ({ timeStamp }) => {
    const look = () => {
      if (document.querySelector("dialog:modal") === null) requestAnimationFrame(look);
      // A task of this priority, posted in an animation frame, runs right after that frame is painted.
      else
        window.scheduler.postTask(
          () => {
            times.opened = performance.now() - timeStamp;
            tell();
          },
          { priority: "user-blocking" },
        );
    };
    requestAnimationFrame(look);
  });
}
