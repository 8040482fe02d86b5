import type { Page } from "@playwright/test";

/** Delays requests to these addresses until the returned function is called. */
export async function delayRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
