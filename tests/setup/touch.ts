import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/** A place on the page, in CSS pixels from the top left corner of the window. */
export interface Place {
  x: number;
  y: number;
}

/** One finger on the glass: real touch events, as the browser makes them from a digitiser. */
export class Finger {
  readonly #session: CDPSession;
  #place: Place;
  /**
   * What the digitiser says of the time, in milliseconds: each event of a move carries the moment it was meant for, so
   * that the finger's speed is exact however late a busy machine hands it on.
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

  /** Moves in equal steps over a time in milliseconds; the last event is sent when the time is over. */
  async moveTo(to: Place, { durationMs = 200, steps = 10 } = {}): Promise<void> {
    const from = this.#place;
    const start = performance.now();
    const clock = this.#clock;
    const received: Promise<void>[] = [];
    for (let step = 1; step <= steps; step++) {
      // Against the clock, and not waiting for the page: neither a late event nor a slow page slows the finger down.
      await sleep(Math.max(0, start + (durationMs * step) / steps - performance.now()));
      const part = step / steps;
      this.#clock = clock + durationMs * part;
      this.#place = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      received.push(this.#dispatch("touchMove"));
    }
    await Promise.all(received);
  }

  /**
   * Stays where it is, in milliseconds; a drag that rests before it ends has no speed left. What comes next tells the
   * time at which it comes: how long the page took to hear of what came before is not the next event's delay.
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

/** One swipe from touch to lift. Its speed is the distance by `durationMs`. */
export async function swipe(
  page: Page,
  { from, to, durationMs, steps }: { from: Place; to: Place; durationMs: number; steps: number },
): Promise<void> {
  const finger = await Finger.touchDown(page, from);
  await finger.moveTo(to, { durationMs, steps });
  await finger.lift();
}
