/**
 * Calls `work` for each item, in order and at most `limit` at a time. After a failure or an abort it starts no further
 * item. It settles only when all work it started has ended.
 */
export async function forEachParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const workThroughQueue = async () => {
    for (const item of queue) {
      if (hasFailed || signal?.aborted) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, workThroughQueue));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
