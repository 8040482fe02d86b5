/**
 * Asks once for all who ask within `ms` milliseconds of the first one. A failure is shared as an answer is.
 */
export function sharedFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () => {
    if (shared === null) {
      shared = ask();
      setTimeout(() => {
        shared = null;
      }, ms).unref();
    }
    return shared;
  };
}
