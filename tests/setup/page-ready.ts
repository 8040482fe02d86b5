import { expect, type Page } from "@playwright/test";

/** Waits until the page is hydrated (`ReadyMark`). */
export async function pageReady(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Resizes the window and waits until the page has its new width, with and without scripts. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
}

/** Waits until the browser has painted the last change. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until all animations and transitions have finished, except those without an end. */
export async function atRest(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  });
}
