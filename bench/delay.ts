import type { Locator, Page } from "@playwright/test";
import { Finger, type Place } from "#tests/setup/touch.ts";
import { median } from "./quantile.ts";

declare global {
  interface Window {
    delays: number[];
  }
}

/** How long a finger rests before it lifts or moves, in milliseconds. */
const REST_MS = 50;

/** Slows the page's processor down and notes the delay from each key press, click and finger move to the next paint. */
export async function observeDelays(page: Page, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(() => {
    window.delays = [];
    const note = (event: Event) => {
      // A task of this priority, posted in an animation frame, runs right after that frame is painted.
      requestAnimationFrame(() => {
        const done = () => window.delays.push(performance.now() - event.timeStamp);
        window.scheduler.postTask(done, { priority: "user-blocking" });
      });
    };
    for (const type of ["keydown", "click", "touchmove"])
      addEventListener(type, note, { capture: true, passive: true });
  });
}

/** The median delay of the events that one action causes, in milliseconds. */
export async function delayOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.delays = [];
  });
  await action();
  await page.waitForFunction(() => window.delays.length > 0);
  const delay = median(await page.evaluate(() => window.delays));
  // What the page does after the paint must not delay the next event.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  return delay;
}

/** The delay of one tap. Playwright's own tap also looks into the page between touch and lift, which takes as long. */
export async function tapDelay(page: Page, target: Locator): Promise<number> {
  // Scrolls it into view and checks that nothing covers it.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to tap.");
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return delayOf(page, async () => {
    const finger = await Finger.touchDown(page, place);
    await finger.rest(REST_MS);
    await finger.lift();
  });
}

/** The median delay of the moves of one finger that goes from one place to another. */
export function dragDelay(page: Page, { from, to }: { from: Place; to: Place }): Promise<number> {
  return delayOf(page, async () => {
    const finger = await Finger.touchDown(page, from);
    await finger.rest(REST_MS);
    await finger.moveTo(to, { durationMs: 400, steps: 12 });
    await finger.lift();
  });
}

/** Presses keys that change a number and change it back. */
export function alternatingKeys(page: Page, input: Locator): () => Promise<void> {
  let isTyped = false;
  return async () => {
    await input.evaluate((box: HTMLInputElement) => {
      box.focus();
      // The focus selects the number, and a key would replace it.
      box.setSelectionRange(box.value.length, box.value.length);
    });
    await page.keyboard.press(isTyped ? "Backspace" : "5");
    isTyped = !isTyped;
  };
}
