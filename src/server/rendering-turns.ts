import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { TURNS_BETWEEN_RENDERINGS } from "./limits.ts";

interface RenderingTurnsOptions {
  /** Milliseconds that this thread has worked so far. */
  readonly clock: () => number;
  /** Lets the event loop serve what needs no turn, such as files and cached responses. */
  readonly pause: () => Promise<void>;
}

const DEFAULTS: RenderingTurnsOptions = {
  clock() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  async pause() {
    for (let turn = 0; turn < TURNS_BETWEEN_RENDERINGS; turn++) await setImmediate();
  },
};

/**
 * Lets one response at a time be rendered on the server's thread. Visitors take turns: as long as another one waits, no
 * visitor has two turns in a row, however many requests each has sent. There is a pause after every turn.
 */
export class RenderingTurns {
  /** What waits, by visitor; the visitor whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #options: RenderingTurnsOptions;
  #isTaken = false;

  constructor(options = DEFAULTS) {
    this.#options = options;
  }

  /**
   * Runs a task, which lets others go first wherever it waits `elsewhere`.
   * @param signal ends the wait for the first turn, not the task
   * @returns the milliseconds of work that the task took
   */
  async run(visitor: string, task: () => Promise<void>, signal?: AbortSignal): Promise<number> {
    const turn = new Turn({
      clock: this.#options.clock,
      enter: (until) => this.#enter(visitor, until),
      leave: () => void this.#leave(),
    });
    await turn.begin(signal);
    try {
      await present.run(turn, task);
    } finally {
      turn.end();
    }
    return turn.spent;
  }

  async #enter(visitor: string, signal?: AbortSignal): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own = this.#waiting.get(visitor) ?? new Set();
    this.#waiting.set(visitor, own.add(resolve));
    const giveUp = () => {
      if (!own.delete(resolve)) return;
      if (own.size === 0) this.#waiting.delete(visitor);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp);
    await promise.finally(() => signal?.removeEventListener("abort", giveUp));
  }

  async #leave(): Promise<void> {
    await this.#options.pause();
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isTaken = false;
      return;
    }
    const [visitor, own] = next;
    const [enter] = own;
    // To the end of the line, if more of this visitor waits.
    this.#waiting.delete(visitor);
    if (enter !== undefined) own.delete(enter);
    if (own.size > 0) this.#waiting.set(visitor, own);
    enter?.();
  }
}

const present = new AsyncLocalStorage<Turn>();

/** Waits for what works outside the server's thread: a rendering that has a turn gives it to others meanwhile. */
export function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  return present.getStore()?.pauseFor(work) ?? work();
}

/** Adds work of another thread to what the present rendering takes. */
export function addWork(milliseconds: number): void {
  const turn = present.getStore();
  if (turn) turn.spent += milliseconds;
}

interface TurnOptions {
  readonly clock: () => number;
  readonly enter: (signal?: AbortSignal) => Promise<void>;
  readonly leave: () => void;
}

class Turn {
  readonly #options: TurnOptions;
  spent = 0;
  #entered: number | null = null;
  /** How much it waits for elsewhere. */
  #waits = 0;
  #hasEnded = false;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  async begin(signal?: AbortSignal): Promise<void> {
    await this.#options.enter(signal);
    this.#entered = this.#options.clock();
  }

  async pauseFor<T>(work: () => Promise<T>): Promise<T> {
    this.#leave();
    this.#waits++;
    try {
      return await work();
    } finally {
      this.#waits--;
      if (this.#waits === 0 && !this.#hasEnded) {
        await this.begin();
        // It was given up while it waited for its turn.
        if (this.#hasEnded) this.#leave();
      }
    }
  }

  end(): void {
    this.#hasEnded = true;
    this.#leave();
  }

  #leave(): void {
    if (this.#entered === null) return;
    this.spent += this.#options.clock() - this.#entered;
    this.#entered = null;
    this.#options.leave();
  }
}
