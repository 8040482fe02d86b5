/**
 * What the event loop's present turn has cost so far. A page is rendered at one stroke, so requests that came together
 * are worked off one after the other before anything else is looked at, and no queue shows how many there are; the
 * work they have already made does. It is the processor's time, so that a busy neighbour on the machine does not count.
 */
export class LoopTurn {
  #before: number | null = null;

  /** Milliseconds of this thread's work since the first call in this turn. */
  worked(): number {
    const { user, system } = process.threadCpuUsage();
    const now = (user + system) / 1000;
    if (this.#before === null) {
      this.#before = now;
      setImmediate(() => {
        this.#before = null;
      });
    }
    return now - this.#before;
  }
}
