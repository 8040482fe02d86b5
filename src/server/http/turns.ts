/** There is more to do than will be done soon. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** Lets heavy work happen a little at a time: so many at once, so many waiting, no more. */
export class Turns {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws {TooBusy} when too many wait already; what `work` throws */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#maxWaiting) throw new TooBusy(`${this.#maxWaiting} wait already`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The turn is handed on, so that nobody who comes in between takes it.
      if (next) next();
      else this.#running--;
    }
  }
}
