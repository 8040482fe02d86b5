/**
 * Milliseconds to wait before each kill, spread evenly over `within`. `npm run soak` kills `soak` times, other runs
 * `usual` times.
 */
export function killDelays({ usual, soak, within }: { usual: number; soak: number; within: number }): number[] {
  const kills = import.meta.env.MODE === "soak" ? soak : usual;
  return Array.from({ length: kills }, (_, index) => ((index + 0.5) / kills) * within);
}
