/** Neighbouring keys stand on one shelf: some three days of articles, or 65,536 crowded ones at the very most. */
const KEYS_PER_SHELF = 2 ** 16;

export function shelfOf(key: number): number {
  return Math.floor(key / KEYS_PER_SHELF);
}

/** How many articles stand on a shelf that is not empty. */
export interface Shelf {
  readonly shelf: number;
  readonly articles: number;
}

/** Where to begin to read: after leaving out `skip` articles, downwards from the first key below `below`. */
export interface Place {
  readonly below: number;
  readonly skip: number;
}

/**
 * How many articles there are and where each stands, so that any page of the list is found without counting from its
 * beginning: only the counts of shelves are summed up.
 */
export class Shelves {
  /** The state of the store that this describes. */
  readonly revision: string;
  readonly total: number;
  readonly #descending: readonly Shelf[];
  /** Articles on the shelves before the one of the same index. */
  readonly #before: readonly number[];

  /** @param descending the highest shelf first */
  constructor(revision: string, descending: readonly Shelf[]) {
    this.revision = revision;
    this.#descending = descending;
    let total = 0;
    this.#before = descending.map(({ articles }) => {
      total += articles;
      return total - articles;
    });
    this.total = total;
  }

  /** Place of the article at this position of the list, counted from 0; null past the last one. */
  placeOf(position: number): Place | null {
    if (position >= this.total) return null;
    let low = 0;
    let high = this.#before.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#before[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    const shelf = this.#descending[low]?.shelf ?? 0;
    return { below: (shelf + 1) * KEYS_PER_SHELF, skip: position - (this.#before[low] ?? 0) };
  }
}
