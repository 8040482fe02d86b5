export interface TokenBucketsOptions {
  /** Tokens that come back each second. */
  readonly perSecond: number;
  /** Tokens of a full bucket. */
  readonly burst: number;
  /** Buckets remembered at once; the one longest untouched is forgotten, which fills it. */
  readonly maxBuckets: number;
  /** Milliseconds, always rising. */
  readonly now: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** One bucket of tokens for each visitor; a request takes one. */
export class TokenBuckets {
  readonly #options: TokenBucketsOptions;
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: TokenBucketsOptions) {
    this.#options = options;
  }

  /** Takes a token: 0 where there was one, else the whole seconds until there is. */
  take(visitor: string): number {
    const { perSecond, burst, maxBuckets, now } = this.#options;
    const at = now();
    const bucket = this.#buckets.get(visitor) ?? { tokens: burst, at };
    bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    this.#buckets.delete(visitor);
    this.#buckets.set(visitor, bucket);
    if (this.#buckets.size > maxBuckets) this.#buckets.delete(this.#buckets.keys().next().value as string);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens--;
    return 0;
  }
}
