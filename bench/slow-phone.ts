import { type Browser, chromium } from "@playwright/test";
import { startSite } from "#tests/setup/start-site.ts";
import config from "../playwright.config.ts";
import { PHONE } from "./phone.ts";
import { median } from "./quantile.ts";
import type { Row } from "./table.ts";

/** Lighthouse's phone. The latency in milliseconds, the throughput in bytes a second. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const ROUNDS = 5;

/** In seconds after the navigation began. */
interface Visit {
  readonly largestPaint: number;
  readonly hydrated: number;
}

/** A first visit to `/` with the connection and the processor really slowed, where Lighthouse simulates both. */
export async function measureSlowPhone(): Promise<Row[]> {
  const site = await startSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, site.url));
    const rowOf = (figure: string, values: number[]) => ({
      figure: `/ on a slow phone: ${figure}`,
      value: median(values),
      unit: "s",
    });
    return [
      {
        ...rowOf(
          "largest paint",
          visits.map(({ largestPaint }) => largestPaint),
        ),
        goal: { atMost: 1.3 },
      },
      rowOf(
        "hydrated",
        visits.map(({ hydrated }) => hydrated),
      ),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", CONNECTION);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const times = { largestPaint: 0, hydrated: 0 };
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      times.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new MutationObserver(() => {
      if (document.documentElement.dataset.ready !== undefined) times.hydrated ||= performance.now();
    }).observe(document, { attributeFilter: ["data-ready"], subtree: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const times = await page.waitForFunction(() => {
    const { times: all } = window as unknown as { times: Visit };
    return all.hydrated > 0 && all;
  });
  const { largestPaint, hydrated } = (await times.jsonValue()) as Visit;
  await context.close();
  return { largestPaint: largestPaint / 1000, hydrated: hydrated / 1000 };
}
