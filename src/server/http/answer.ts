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
  /**
   * A strong validator (RFC 9110, 8.8.3), quotes included, of an answer to be kept, where it need not be made of the body.
   * An answer for one request has its own among the headers.
   */
  readonly tag?: string;
}

/** Text is sent as UTF-8. */
export type Body = string | Bytes;

/** A body as it is sent: bytes, or text of ASCII, each character of which is one byte. */
export type SentBody = string | Buffer<ArrayBuffer>;

export const NO_BODY = "";

/**
 * Text is sent together with its head, as one text, which costs less than to make bytes of it first, as long as both fit
 * into the 16 KB that Node has ready for that.
 */
const SENT_AS_TEXT_MAX_CHARACTERS = 15_000;
/**
 * Once there are bytes, they cost less than a text so long: a twentieth of the processor with 9 KB, while with 2.7 KB a
 * text costs a tenth less.
 */
const KEPT_AS_TEXT_MAX_CHARACTERS = 5_000;

const encoder = new TextEncoder();

/** The body of an answer that will be sent again and again, as `sentBody` takes it. */
export function keptBody(body: Body): Body {
  return typeof body === "string" && body.length > KEPT_AS_TEXT_MAX_CHARACTERS ? encoder.encode(body) : body;
}

/**
 * A body as it goes out: bytes, or text where that costs less. Bytes have their memory for themselves: what is kept of a
 * larger piece would keep all of it.
 */
export function sentBody(body: Body): SentBody {
  if (typeof body !== "string") return asBuffer(body.length < body.buffer.byteLength ? new Uint8Array(body) : body);
  const isAscii = body.length <= SENT_AS_TEXT_MAX_CHARACTERS && Buffer.byteLength(body) === body.length;
  return isAscii ? body : asBuffer(encoder.encode(body));
}

/** A socket takes no other bytes than a Buffer, and would make one of them each time. */
function asBuffer({ buffer, byteOffset, length }: Bytes): Buffer<ArrayBuffer> {
  return Buffer.from(buffer, byteOffset, length);
}
