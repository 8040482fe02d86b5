import type { Locator } from "@playwright/test";

export const FRAME_MS = 1000 / 60;
/** A frame's time is told to a tenth of a millisecond, and the system's clock is not the display's. */
const TOLERANCE_MS = 2;

const PATIENCE_MS = 10_000;

/** The frames of one movement. */
export interface Frames {
  readonly perSecond: number;
  /** Frames that should have come and did not. */
  readonly dropped: number;
}

/** Starts a movement of an element and follows its frames, from the first one that moves to the last. */
export async function framesOf(element: Locator, start: () => Promise<void>): Promise<Frames> {
  const recorded = element.evaluate(
    (moved, patience) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const begun = performance.now();
        const frame = (time: number) => {
          const moves = moved.getAnimations().some(({ playState }) => playState === "running");
          if (!moves && (times.length > 0 || time - begun > patience)) return resolve(times);
          if (moves) times.push(time);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    PATIENCE_MS,
  );
  await start();
  const times = await recorded;
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  if (intervals.length === 0) throw new Error("Nothing moved.");
  const lasted = intervals.reduce((sum, interval) => sum + interval, 0);
  const missed = (interval: number) => Math.max(0, Math.ceil((interval - TOLERANCE_MS) / FRAME_MS) - 1);
  return {
    perSecond: (intervals.length * 1000) / lasted,
    dropped: intervals.reduce((sum, interval) => sum + missed(interval), 0),
  };
}
