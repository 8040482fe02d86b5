import type { Page } from "@playwright/test";

/** Resolves once React has taken over the served page: the page says so itself. */
export async function pageReady(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}
