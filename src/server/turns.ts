/** As many wait as may; thrown before any work. */
export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

interface TurnsOptions {
  /** Tasks that run at once. */
  readonly running: number;
  /** Tasks that may wait; a further one is refused. */
  readonly waiting: number;
}

/** Runs a few tasks at once; a limited number of others waits, first come, first served. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  readonly #maximum: TurnsOptions;
  #running = 0;

  constructor(maximum: TurnsOptions) {
    this.#maximum = maximum;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * @param signal ends the wait, not the task
   * @throws {TooManyWaiting}
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running < this.#maximum.running) this.#running++;
    else await this.#wait(signal);
    try {
      return await task();
    } finally {
      // The next task takes over this one's place.
      const [next] = this.#waiting;
      if (next) {
        this.#waiting.delete(next);
        next();
      } else {
        this.#running--;
      }
    }
  }

  async #wait(signal?: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#maximum.waiting) throw new TooManyWaiting();
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      if (this.#waiting.delete(resolve)) reject(signal?.reason);
    };
    this.#waiting.add(resolve);
    signal?.addEventListener("abort", leave);
    await promise.finally(() => signal?.removeEventListener("abort", leave));
  }
}
