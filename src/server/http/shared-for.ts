import type { Soon } from "../../domain/soon.ts";

/**
 * Asks once for all who ask within `ms` milliseconds of the first one. A failure is shared as an answer is. Whoever asks
 * when the answer is known gets it at once, without a promise.
 */
export function sharedFor<T extends NonNullable<unknown>>(ms: number, ask: () => Promise<T>): () => Soon<T> {
  let shared: Soon<T> | null = null;
  return () => {
    if (shared !== null) return shared;
    const asked = ask();
    shared = asked;
    asked.then(
      (answer) => {
        if (shared === asked) shared = answer;
      },
      () => {},
    );
    setTimeout(() => {
      shared = null;
    }, ms).unref();
    return asked;
  };
}
