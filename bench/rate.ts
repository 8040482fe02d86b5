/** Rounds of which the median counts; a single one may meet the collector or a neighbour on the machine. */
const ROUNDS = 9;
const ROUND_MS = 100;

/** How often `work` runs in a second, after a warm-up. The results are kept alive, so that nothing is left out. */
export function operationsPerSecond(work: () => unknown): number {
  const rates: number[] = [];
  let kept: unknown;
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    let count = 0;
    while (performance.now() - started < ROUND_MS) {
      for (let each = 0; each < 50; each++) kept = work();
      count += 50;
    }
    rates.push((count * 1000) / (performance.now() - started));
  }
  if (kept === undefined) throw new Error("What is measured gave no result.");
  return median(rates.slice(1));
}

/** @throws when there is no value */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("No value was measured.");
  return middle;
}
