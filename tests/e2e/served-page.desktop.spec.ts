import type { Browser } from "@playwright/test";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Drawn, MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 901, height: 600 },
  { width: 899, height: 700 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** A film, an object behind, sets and distances. */
const SEARCHES = [
  "",
  "?screens=2x27in-16x9-gap1~49in-32x9~14in-16x10&content=4x3&objects=a4",
  "?screens=27in-16x9~65in-16x9-at250cm&scale=seat&align=bottom",
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`D16: outlines are where they were when scripts start, to a hundredth of a pixel, in ${colorScheme}`, async ({
    browser,
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const search of colorScheme === "light" ? SEARCHES : SEARCHES.slice(0, 1)) {
      const served = await drawnWithoutScripts(browser, `${site}/${search}`, colorScheme);
      const main = await MainScreen.open(page, site, search);
      for (const [index, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        await expect(main.editButton).toBeVisible({ visible: main.narrow });
        await main.nextFrame();
        const live = await main.drawn();
        const still = served[index] as Drawn;
        if (search === "") expectDrawn(still, DEFAULTS);
        expect(still.outlines.map(({ number, stroke }) => [number, stroke])).toEqual(
          live.outlines.map(({ number, stroke }) => [number, stroke]),
        );
        expect(still.outlines.length).toBeGreaterThan(1);
        for (const [at, { number, ...outline }] of still.outlines.entries()) {
          for (const side of ["x", "y", "width", "height"] as const) {
            expect(outline[side], `${side} of screen ${number} at ${size.width} × ${size.height}`).toBeCloseTo(
              live.outlines[at]?.[side] ?? 0,
              2,
            );
          }
        }
      }
    }
  });
}

async function drawnWithoutScripts(browser: Browser, url: string, colorScheme: "light" | "dark"): Promise<Drawn[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
  const page = await context.newPage();
  const drawn: Drawn[] = [];
  await page.goto(url);
  for (const size of SIZES) {
    await resize(page, size.width, size.height);
    drawn.push(await new MainScreen(page).drawn());
  }
  await context.close();
  return drawn;
}
