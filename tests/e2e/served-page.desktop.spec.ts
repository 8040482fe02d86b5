import type { Browser } from "@playwright/test";
import { DEFAULTS, expectDrawn, expectSameBox } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, type Drawn, MainScreen, skipIntro } from "../setup/main-screen.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 1000, height: 600 },
  { width: 899, height: 700 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test("D16: the drawing is the same without scripts, to half a pixel, at every size", async ({
  browser,
  page,
  site,
}) => {
  const served = await drawnWithoutScripts(browser, site);
  const main = await MainScreen.open(page, site);
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await main.nextFrame();
    const live = await main.drawn();
    const still = served[index] as Drawn;
    expectDrawn(still, DEFAULTS);
    expectSameBox(still.area, live.area, `the drawing at ${size.width}`);
    expect(still.outlines.map(({ number }) => number)).toEqual(live.outlines.map(({ number }) => number));
    expect(still.outlines.map(({ stroke }) => stroke)).toEqual(live.outlines.map(({ stroke }) => stroke));
    for (const [at, outline] of still.outlines.entries()) {
      expectSameBox(outline, live.outlines[at] as Box, `screen ${outline.number} at ${size.width}`);
    }
  }
});

test("the page is painted before any script is requested", async ({ page, site }) => {
  // Without the timer only the paint starts them, however long a busy machine takes.
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  for (const path of ["/", "/info", "/help"]) {
    await page.goto(site + path);
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")));
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
    }));
    for (const { name, startTime } of asked) expect(startTime, name).toBeGreaterThan(painted);
  }
});

test("a page that is never painted starts its scripts all the same", async ({ page, site }) => {
  await skipIntro(page, site);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${site}/`);
  await new MainScreen(page).ready();
});

async function drawnWithoutScripts(browser: Browser, site: string): Promise<Drawn[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const drawn: Drawn[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${site}/`);
    drawn.push(await new MainScreen(page).drawn());
  }
  await context.close();
  return drawn;
}
