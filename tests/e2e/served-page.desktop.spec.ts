import type { Browser } from "@playwright/test";
import { DEFAULTS, expectDrawn, expectSameBox } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, type Drawn, MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

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
    await expect(main.editButton).toBeVisible({ visible: main.narrow });
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

async function drawnWithoutScripts(browser: Browser, site: string): Promise<Drawn[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const drawn: Drawn[] = [];
  await page.goto(`${site}/`);
  for (const size of sizes) {
    await resize(page, size.width, size.height);
    drawn.push(await new MainScreen(page).drawn());
  }
  await context.close();
  return drawn;
}
