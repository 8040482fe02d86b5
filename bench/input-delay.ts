import type { Locator, Page } from "@playwright/test";
import { Finger, type Place } from "../tests/setup/touch.ts";
import { median } from "./rate.ts";

/** Slows the page's processor down by this factor, as a phone's is. */
export async function throttle(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
}

declare global {
  interface Window {
    delays: number[];
  }
}

/** Notes, for each key press, each click and each move of a finger, the milliseconds from the event to the paint that follows it. */
export async function observeDelays(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.delays = [];
    const note = (event: Event) => {
      // Asked for in an animation frame, it is done when that frame has been painted, before whatever else waits.
      requestAnimationFrame(() => {
        const done = () => window.delays.push(performance.now() - event.timeStamp);
        window.scheduler.postTask(done, { priority: "user-blocking" });
      });
    };
    addEventListener("keydown", note, { capture: true });
    addEventListener("click", note, { capture: true });
    addEventListener("touchmove", note, { capture: true, passive: true });
  });
}

/** How long a finger stays where it came down, in milliseconds, before it is lifted or moves. */
const REST = 50;

/**
 * One tap of a finger, and nothing else: Playwright's own tap looks in the page, between the finger's coming and going,
 * for what else it may hit, which takes as long as the rest.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to tap.");
  const finger = await Finger.touchDown(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await finger.rest(REST);
  await finger.lift();
}

/** The delay of one action that causes one such event, in milliseconds. */
export async function delayOf(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.delays = [];
  });
  await action();
  await page.waitForFunction(() => window.delays.length > 0);
  // Rests, so that what was started in the background does not fall into the next one.
  await page.waitForTimeout(80);
  const [delay] = await page.evaluate(() => window.delays);
  return delay as number;
}

/** The delay of one tap of a finger. */
export function tapDelay(page: Page, target: Locator): Promise<number> {
  return delayOf(page, () => tap(page, target));
}

/** The median delay of the moves of one finger that goes from one place to another and is lifted there. */
export async function dragDelay(page: Page, { from, to }: { from: Place; to: Place }): Promise<number> {
  await page.evaluate(() => {
    window.delays = [];
  });
  const finger = await Finger.touchDown(page, from);
  await finger.rest(REST);
  await finger.moveTo(to, { durationMs: 400, steps: 12 });
  await finger.lift();
  await page.waitForTimeout(80);
  return median(await page.evaluate(() => window.delays));
}

/** The medians of two actions taken in turns, so that both meet the same moods of the machine. */
export async function compareDelays(
  rounds: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[number, number]> {
  const delays: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    delays[0].push(await one());
    delays[1].push(await other());
  }
  return [median(delays[0]), median(delays[1])];
}

/** Presses keys that change a number's text and change it back. */
export function alternatingKeys(page: Page, input: Locator): () => Promise<void> {
  let typed = false;
  return async () => {
    await input.focus();
    await page.keyboard.press(typed ? "Backspace" : "5");
    typed = !typed;
  };
}
