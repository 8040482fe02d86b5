import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/** In CSS pixels from the window's top left corner. */
export interface Place {
  x: number;
  y: number;
}

/** One finger on a touch screen. The browser creates real touch events from it. */
export class Finger {
  readonly #session: CDPSession;
  #place: Place;
  /**
   * The touch screen's clock, in milliseconds. Each event has its intended time, so that the finger's speed is exact even
   * if a busy machine delivers the event late.
   */
  #clock = Date.now();

  private constructor(session: CDPSession, place: Place) {
    this.#session = session;
    this.#place = place;
  }

  static async touchDown(page: Page, place: Place): Promise<Finger> {
    const finger = new Finger(await page.context().newCDPSession(page), place);
    await finger.#dispatch("touchStart");
    return finger;
  }

  /** Moves in equal steps. The last event is sent after `durationMs`. */
  async moveTo(to: Place, { durationMs = 200, steps = 10 } = {}): Promise<void> {
    const from = this.#place;
    const start = performance.now();
    const clock = this.#clock;
    const received: Promise<void>[] = [];
    for (let step = 1; step <= steps; step++) {
      // Follows the clock and does not wait for the page, so that a slow page does not slow the finger down.
      await sleep(Math.max(0, start + (durationMs * step) / steps - performance.now()));
      const part = step / steps;
      this.#clock = clock + durationMs * part;
      this.#place = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      received.push(this.#dispatch("touchMove"));
    }
    await Promise.all(received);
  }

  /**
   * Stays in place for a time in milliseconds, after which a drag has no speed. Then the touch screen's clock follows the
   * real time again: a page that was slow to receive the last events does not delay the next one.
   */
  async rest(ms: number): Promise<void> {
    await sleep(ms);
    this.#clock = Math.max(this.#clock + ms, Date.now());
  }

  async lift(): Promise<void> {
    await this.#dispatch("touchEnd");
    await this.#session.detach();
  }

  async #dispatch(type: "touchStart" | "touchMove" | "touchEnd"): Promise<void> {
    const touchPoints = type === "touchEnd" ? [] : [{ ...this.#place, id: 1 }];
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: this.#clock / 1000 });
  }
}

/** One swipe at a constant speed: the distance divided by `durationMs`. */
export async function swipe(
  page: Page,
  { from, to, durationMs, steps }: { from: Place; to: Place; durationMs: number; steps: number },
): Promise<void> {
  const finger = await Finger.touchDown(page, from);
  await finger.moveTo(to, { durationMs, steps });
  await finger.lift();
}
