import type { Page } from "@playwright/test";
import { MESSAGE_DURATION_MS } from "#app/browser/timers.ts";

/**
 * Keeps short messages such as `Link copied` on the pages that open from now on. They go after three seconds, and a busy
 * machine may look later.
 */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript((duration) => {
    const { setTimeout } = window;
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === duration ? 0 : setTimeout(handler, delay, ...rest)) as typeof setTimeout;
  }, MESSAGE_DURATION_MS);
}
