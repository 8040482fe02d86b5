import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen, skipIntro } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const TEN_SCREENS = Array.from({ length: 10 }, (_, index) => `${20 + index}in-${index % 2 ? "9x16" : "21x9"}`).join(
  "~",
);

/** The smallest window of visual.md. */
const SMALLEST = { width: 320, height: 640 };

for (const { width, height } of [{ width: 390, height: 844 }, SMALLEST])
  test(`on touch every target is 44 px high and wide, ten screens and all, in ${width} × ${height}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await skipIntro(page, site);
    for (const path of ["/", `/?screens=${TEN_SCREENS}`, "/info"]) {
      await page.goto(path);
      const main = new MainScreen(page, { hasTouch: true });
      await main.takenOver();
      if (path !== "/info") {
        expect(await smallTargets(page), path).toEqual([]);
        await main.showEditors();
      }
      expect(await smallTargets(page), path).toEqual([]);
    }
  });

test("the smallest phone has room for the scale bar beside the buttons", async ({ page, site }) => {
  await page.setViewportSize(SMALLEST);
  // 79 px to a square of 5 in, the most that a quarter of the width takes: 228 px for 14.43 in.
  const main = await MainScreen.open(page, site, `?screens=${Math.hypot(14.43, 9).toFixed(4)}in-14.43x9`);
  const bar = (await main.drawing.locator("path").last().boundingBox()) as Box;
  const first = (await main.tools.alignment.boundingBox()) as Box;
  // An icon stands 12 px within its button.
  expect(bar.x + bar.width + 8).toBeLessThanOrEqual(first.x + 12);
});

for (const tool of ["share", "alignment"] as const) {
  test(`the menu of ${tool} is whole 320 px wide, its items below each other`, async ({ page, site }) => {
    await page.setViewportSize(SMALLEST);
    const main = await MainScreen.open(page, site);
    await main.press(main.tools[tool]);
    await expect(main.menu).toBeInViewport({ ratio: 1 });
    let end = 0;
    for (const item of await main.menu.locator('[role^="menuitem"]').all()) {
      const { y, height } = (await item.boundingBox()) as Box;
      expect(y).toBeGreaterThanOrEqual(end);
      end = y + height;
      const lines = await item.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map((line) => line.bottom)).size;
      });
      expect(lines, "on one line").toBe(1);
    }
    expect(end).toBeGreaterThan(0);
  });
}

/** What can be pressed and is smaller than a finger; links within a text are excepted, as WCAG 2.5.8 does. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator("button:visible, a[href]:visible, input:visible, summary:visible").evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (target.closest("[inert], .visually-hidden, p, article") !== null) return [];
      const { width, height } = target.getBoundingClientRect();
      if (width >= 43.5 && height >= 43.5) return [];
      return [`${target.getAttribute("aria-label") ?? target.textContent}: ${width} × ${height}`];
    }),
  );
}
