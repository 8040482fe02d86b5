import type { Page } from "@playwright/test";

/** What is asked for at these addresses gets no answer until the function that this gives is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
