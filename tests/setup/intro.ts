import { expect, type Page } from "@playwright/test";
import { pageReady } from "./page-ready.ts";
import { OUTSIDE } from "./site-dialog.ts";

/** The name of the intro, which is the help dialog. */
export const HELP = "Help";

export const WAYS_TO_CLOSE = [
  { way: "Get started", close: (page: Page) => page.getByRole("button", { name: "Get started" }).click() },
  { way: "Escape", close: (page: Page) => page.keyboard.press("Escape") },
  { way: "a press outside", close: (page: Page) => page.mouse.click(OUTSIDE.x, OUTSIDE.y) },
] as const;

/** An intro is part of the served page and shows before the first paint, or not at all. */
export async function expectNoIntro(page: Page): Promise<void> {
  await pageReady(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Sets the cookies of visitors who chose whether the intro opens (S3). */
export async function setSkipIntro(page: Page, site: string, values: Record<string, string>): Promise<void> {
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: site })));
}
