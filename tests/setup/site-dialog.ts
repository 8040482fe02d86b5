import { expect, type Locator, type Page } from "@playwright/test";

/** The dialogs with their own address: the path, the footer's link, the dialog's name, and the button that closes it. */
export const SITE_DIALOGS = [
  { path: "/help", link: "Help", name: "Help", closeButton: "Get started" },
  { path: "/privacy", link: "Privacy", name: "Privacy Policy", closeButton: "Close" },
  { path: "/terms", link: "Terms", name: "Terms of Service", closeButton: "Close" },
] as const;

/** The terms are another text in the same component as the privacy policy. */
export const HELP_AND_PRIVACY = [SITE_DIALOGS[0], SITE_DIALOGS[1]] as const;

export type SiteDialog = (typeof SITE_DIALOGS)[number];

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
}

export function dialogNamed(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name, exact: true });
}

/** A place outside the dialog, near the window's corner. */
export const OUTSIDE = { x: 6, y: 6 };

/** Checks `document.activeElement`, since Playwright's `toBeFocused` looks at one element only. */
export async function expectFocusInside(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

export async function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}
