/**
 * What the event loop's present turn has cost so far. A page is rendered at one stroke, so requests that came together
 * are worked off one after the other before anything else is looked at, and no queue shows how many there are; the
 * work they have already made does. It is the processor's time, so that a busy neighbour on the machine does not count.
 */
export class LoopTurn {
  #start: { readonly at: number; readonly work: number } | null = null;

  /** Whether this thread has worked longer than so many milliseconds since the first call in this turn. */
  hasWorked(ms: number): boolean {
    const now = performance.now();
    if (this.#start === null) {
      this.#start = { at: now, work: workOfThread() };
      setImmediate(() => {
        this.#start = null;
      });
      return false;
    }
    // Nobody works longer than time passes, so that the system, which takes its time to tell, is hardly ever asked.
    return now - this.#start.at > ms && workOfThread() - this.#start.work > ms;
  }
}

/** Of the processor's time, in milliseconds. */
function workOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
