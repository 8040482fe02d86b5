import type { Soon } from "../../domain/soon.ts";
import { type Answer, type Bytes, type SentBody, sentBody } from "./answer.ts";
import { type Coding, compress, isWorthCompressing, type Packing } from "./content-coding.ts";
import { entityTag, tagInCoding } from "./entity-tag.ts";
import { Head } from "./head.ts";
import type { Headers } from "./header-lines.ts";

/** What comes of a question: at once where it is kept or needs no asking. */
export type Answered = Soon<Answer | FinishedAnswer>;

const NO_HEADERS: Headers = {};
const VARYING: Headers = { vary: "accept-encoding" };

/** Headers that a 304 repeats (RFC 9110, 15.4.5), and those that let a page of another site read it. */
const REPEATED_WHEN_UNCHANGED = [
  "cache-control",
  "vary",
  "access-control-allow-origin",
  "access-control-expose-headers",
];

/**
 * What a form takes beside its body, in bytes, measured on answers of the API: its head as text, as headers and as it
 * was sent last, that of a 304, and the objects around them. Without it ten thousand searches that find nothing, of 27
 * bytes each, would count as next to nothing.
 */
export const FORM_BYTES = 2_500;

/** A finished answer in one coding, ready to be written. */
export class Form {
  readonly tag: string;
  readonly body: SentBody;
  readonly head: Head;
  #unchangedHead: Head | null = null;

  constructor(status: number, shared: Headers, own: Headers, tag: string, body: SentBody) {
    this.tag = tag;
    this.body = body;
    this.head = new Head(status, shared, { ...own, etag: tag, "content-length": String(body.length) });
  }

  /** That of a 304 in its place; most answers are never sent as unchanged. */
  get unchangedHead(): Head {
    this.#unchangedHead ??= new Head(304, NO_HEADERS, this.#unchangedHeaders());
    return this.#unchangedHead;
  }

  #unchangedHeaders(): Headers {
    const { headers } = this.head;
    const repeated = REPEATED_WHEN_UNCHANGED.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    });
    return { etag: this.tag, ...Object.fromEntries(repeated) };
  }
}

/**
 * A successful answer that can be sent again and again, to whoever asks, in every coding. A compressed form is made
 * when it is first asked for, once.
 */
export class FinishedAnswer {
  readonly status: number;
  readonly #headers: Headers;
  /** Headers that it has beside those of the answer. */
  readonly #own: Headers;
  readonly #identity: Form;
  readonly #packed: Partial<Record<Packing, Soon<Form>>> = {};
  readonly #grew: (bytes: number) => void;

  /** `compressed` are forms that exist already; `grew` is told of the bytes that a form made later takes. */
  constructor(
    { status, headers, body, tag }: Answer,
    compressed: Partial<Record<Packing, Bytes>> = {},
    grew: (bytes: number) => void = () => {},
  ) {
    this.#grew = grew;
    const sent = sentBody(body);
    const isText = isWorthCompressing(headers["content-type"] ?? "", sent.length);
    this.status = status;
    this.#headers = headers;
    this.#own = isText ? VARYING : NO_HEADERS;
    this.#identity = new Form(status, headers, this.#own, tag ?? entityTag(sent), sent);
    for (const coding of ["br", "gzip"] as const) {
      const packed = compressed[coding];
      if (packed) this.#packed[coding] = this.#compressedForm(coding, packed);
      else if (!isText) this.#packed[coding] = this.#identity;
    }
  }

  /** The memory it takes at first, in bytes. */
  get bytes(): number {
    return FORM_BYTES + this.#identity.body.length;
  }

  in(coding: Coding): Soon<Form> {
    if (coding === "identity") return this.#identity;
    this.#packed[coding] ??= this.#compressed(coding);
    return this.#packed[coding];
  }

  async #compressed(coding: Packing): Promise<Form> {
    try {
      const form = this.#compressedForm(coding, await compress(this.#identity.body, coding));
      this.#packed[coding] = form;
      this.#grew(FORM_BYTES + form.body.length);
      return form;
    } catch (error) {
      // The next one to ask tries again.
      delete this.#packed[coding];
      throw error;
    }
  }

  #compressedForm(coding: Packing, body: Bytes): Form {
    const own = { ...this.#own, "content-encoding": coding };
    return new Form(this.status, this.#headers, own, tagInCoding(this.#identity.tag, coding), sentBody(body));
  }
}
