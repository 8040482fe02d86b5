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
  readonly body: Body;
}

/** Text is sent as UTF-8. */
export type Body = string | Bytes;

/** A body as it is sent: bytes, or text of ASCII, each character of which is one byte. */
export type SentBody = string | Buffer<ArrayBuffer>;

export const NO_BODY = "";

/**
 * Short text is sent together with its head, as one text; measured, bytes are faster from some ten thousand on
 * (docs/performance.md). It also costs less to make and to keep.
 */
const SENT_AS_TEXT_MAX_CHARACTERS = 10_000;

export function sentBody(body: Body): SentBody {
  // A socket takes no other bytes than a Buffer, and would make one of them each time.
  if (typeof body !== "string") return Buffer.from(body.buffer, body.byteOffset, body.length);
  const isAscii = body.length <= SENT_AS_TEXT_MAX_CHARACTERS && Buffer.byteLength(body) === body.length;
  return isAscii ? body : Buffer.from(body);
}
