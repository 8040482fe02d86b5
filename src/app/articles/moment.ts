/** What comes within so many milliseconds, else null. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
