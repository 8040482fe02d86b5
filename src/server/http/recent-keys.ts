/** The keys that were told lately: the last `least` at least, twice as many at most. */
export class RecentKeys {
  readonly #least: number;
  #young = new Set<string>();
  #old = new Set<string>();

  constructor(least: number) {
    this.#least = least;
  }

  /** Remembers a key, and says whether it was among them already. */
  tell(key: string): boolean {
    const isKnown = this.#young.has(key) || this.#old.has(key);
    if (this.#young.size >= this.#least) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(key);
    return isKnown;
  }
}
