import type { Soon } from "../../domain/soon.ts";

/** Something took longer than it may. */
export class Overdue extends Error {
  override readonly name = "Overdue";
}

/**
 * The outcome of `work` if it comes within `ms`.
 * @throws {Overdue} when it does not; the work itself goes on unheard
 */
export function inTime<T>(work: Soon<T>, ms: number): Soon<T> {
  if (!(work instanceof Promise)) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Overdue(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
