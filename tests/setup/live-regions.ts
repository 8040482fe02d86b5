import type { Page } from "@playwright/test";

/** Records announcements of live regions. The returned function returns those since its last call. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
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
        if (text) announcements.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0));
}
