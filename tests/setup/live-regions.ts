import type { Page } from "@playwright/test";

/** Records the live regions' texts; the returned function gives those since its last call. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((records) => {
      const regions = new Set(
        records.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            "[aria-live], [role=status], [role=alert]",
          ),
        ),
      );
      for (const region of regions) {
        const text = region?.textContent?.trim();
        if (text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}
