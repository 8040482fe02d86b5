/** Rounds of which the median counts; a single one may meet the collector or a neighbour on the machine. */
const ROUNDS = 9;
const ROUND_MS = 100;

/**
 * How long each of several works takes, in microseconds, in each of some rounds after a warm-up. They are done in turns,
 * so that all meet the same moods of the machine and the same compiled code: one that had been done alone until then
 * would run in a form made for it. The results are kept alive, so that nothing is left out.
 */
export function timesInTurns(works: readonly (() => unknown)[]): number[][] {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      const time = timeOf(work);
      if (round > 0) times[index]?.push(time);
    }
  }
  return times;
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  let kept: unknown;
  let count = 0;
  while (performance.now() - started < ROUND_MS) {
    for (let each = 0; each < 50; each++) kept = work();
    count += 50;
  }
  if (kept === undefined) throw new Error("What is measured gave no result.");
  return ((performance.now() - started) * 1000) / count;
}

/** @throws when there is no value */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("No value was measured.");
  return middle;
}
