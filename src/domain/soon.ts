/** What may be there at once: who answers thousands of requests a second does not wait for what is. */
export type Soon<T> = T | Promise<T>;

/** What `next` makes of it: at once where it is there, else when it has come. */
export function whenThere<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
