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
