export type Bytes = Uint8Array<ArrayBuffer>;

/** What is asked: no header has a part in it, so that an answer can be kept for everyone. */
export interface Question {
  readonly method: string;
  /** As it was sent, percent-encoded. */
  readonly pathname: string;
  /** Empty, or the query with its "?". */
  readonly search: string;
}

/** What is sent. Header names are in lower case; length, tag and coding are added when it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
}

export const NO_BODY: Bytes = new Uint8Array();

const encoder = new TextEncoder();

export function bytesOf(text: string): Bytes {
  return encoder.encode(text);
}
