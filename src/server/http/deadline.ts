/** Something took longer than it may. */
export class Overdue extends Error {
  override readonly name = "Overdue";
}

/**
 * The outcome of `work` if it comes within `ms`.
 * @throws {Overdue} when it does not; the work itself goes on unheard
 */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
