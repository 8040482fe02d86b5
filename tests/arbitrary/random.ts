/** A small generator of numbers from 0 to 1 (Numerical Recipes), so that every run sees the same. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
