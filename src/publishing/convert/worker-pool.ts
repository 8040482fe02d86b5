import { Piscina } from "piscina";

interface WorkerPoolOptions {
  /** The module whose exported functions are the tasks. */
  readonly tasks: URL;
  readonly threads: number;
  /** How long a task may take, the wait for a thread included. */
  readonly milliseconds: number;
  readonly mebibytes: number;
}

/**
 * Runs tasks in worker threads. One that takes too much time or memory ends its thread, and the next task gets a new one.
 */
export class WorkerPool {
  readonly #pool: Piscina;
  readonly #milliseconds: number;

  constructor({ tasks, threads, milliseconds, mebibytes }: WorkerPoolOptions) {
    this.#milliseconds = milliseconds;
    this.#pool = new Piscina({
      filename: tasks.href,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: mebibytes },
    });
  }

  /** Rejects with what the task threw, or with a `TooMuch`. */
  async run<T>(name: string, task: unknown): Promise<T> {
    const signal = AbortSignal.timeout(this.#milliseconds);
    try {
      return await this.#pool.run(task, { name, signal });
    } catch (error) {
      if (signal.aborted) throw new TooMuch("takes too long to read", { cause: error });
      if ((error as NodeJS.ErrnoException).code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
      throw new TooMuch("takes too much memory to read", { cause: error });
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** A task has taken more time or memory than it may. */
export class TooMuch extends Error {
  override readonly name = "TooMuch";
}
