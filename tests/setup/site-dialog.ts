import { expect, type Locator, type Page } from "@playwright/test";

/** The pages that are dialogs over the main screen: address, the footer's link, the dialog's name, its way out. */
export const SITE_DIALOGS = [
  { path: "/help", link: "Help", name: "Help", wayOut: "Get started" },
  { path: "/privacy", link: "Privacy", name: "Privacy Policy", wayOut: "Close" },
  { path: "/terms", link: "Terms", name: "Terms of Service", wayOut: "Close" },
] as const;

export type SiteDialog = (typeof SITE_DIALOGS)[number];

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

export function dialogNamed(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name, exact: true });
}

/** A place outside the dialog, near the window's corner. */
export const OUTSIDE = { x: 6, y: 6 };

/** Whether the element with the focus is inside, as the browser sees it. */
export async function expectFocusInside(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

export async function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}
