import type { Page } from "@playwright/test";

/** Waits until the page is hydrated (`ReadyMark`). */
export async function pageReady(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}
