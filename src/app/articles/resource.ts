import type { ArticleReader } from "#domain/article/ports.ts";

/** What was loaded, or the status of the failure (S4.14): 0 in a browser without a response. */
export type LoadResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly status: number };

/** Something that a page loads and shows. */
export interface Resource<T> {
  /** Its key in the browser's cache. */
  readonly key: string;
  /** Never rejects. */
  load(articles: ArticleReader): Promise<LoadResult<T>>;
}

/** The error for any status but success (S7.1). The status is 0 if there was no response. */
export class HttpStatusError extends Error {
  override readonly name = "HttpStatusError";
  readonly status: number;

  constructor(status: number) {
    super(`The info API returned status ${status}.`);
    this.status = status;
  }
}

/** The result of a call of an `ArticleReader`: 404 if its value is null. Never rejects. */
export async function toResult<T>(load: () => Promise<T | null>): Promise<LoadResult<T>> {
  try {
    const value = await load();
    return value === null ? { ok: false, status: 404 } : { ok: true, value };
  } catch (error) {
    return { ok: false, status: error instanceof HttpStatusError ? error.status : 503 };
  }
}
