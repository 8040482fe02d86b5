import type { Answer, Bytes } from "./answer.ts";
import { type Coding, compress, isWorthCompressing } from "./content-coding.ts";
import { entityTag } from "./entity-tag.ts";
import { linesOf } from "./header-lines.ts";

/** What comes of a question: at once where it is kept or needs no asking. */
export type Answered = Answer | FinishedAnswer | Promise<Answer | FinishedAnswer>;

/** Headers, and the same as they stand in a message. */
class Head {
  readonly headers: Readonly<Record<string, string>>;
  #lines: string | undefined;

  constructor(headers: Readonly<Record<string, string>>) {
    this.headers = headers;
  }

  /** Written when first asked for: most answers are never sent as unchanged. */
  get lines(): string {
    this.#lines ??= linesOf(this.headers);
    return this.#lines;
  }
}

/** A finished answer in one coding, ready to be written. */
export interface Form {
  readonly tag: string;
  readonly body: Bytes;
  readonly head: Head;
  /** That of a 304 in its place. */
  readonly unchangedHead: Head;
}

/** Headers that a 304 repeats (RFC 9110, 15.4.5), and those that let a page of another site read it. */
const REPEATED_WHEN_UNCHANGED = [
  "cache-control",
  "vary",
  "access-control-allow-origin",
  "access-control-expose-headers",
];

/**
 * A successful answer that can be sent again and again, to whoever asks, in every coding. A compressed form is made
 * when it is first asked for, once.
 */
export class FinishedAnswer {
  readonly #answer: Answer;
  readonly #forms: Partial<Record<Coding, Form | Promise<Form>>> = {};
  readonly #grew: (bytes: number) => void;

  /** `compressed` are forms that exist already; `grew` is told of the bytes that a form made later takes. */
  constructor(
    answer: Answer,
    compressed: Partial<Record<Coding, Bytes>> = {},
    grew: (bytes: number) => void = () => {},
  ) {
    this.#grew = grew;
    const isText = isWorthCompressing(answer.headers["content-type"] ?? "", answer.body.length);
    this.#answer = isText ? { ...answer, headers: { ...answer.headers, vary: "accept-encoding" } } : answer;
    const identity = this.#form("identity", answer.body);
    this.#forms.identity = identity;
    for (const coding of ["br", "gzip"] as const) {
      const body = compressed[coding];
      if (body) this.#forms[coding] = this.#form(coding, body);
      else if (!isText) this.#forms[coding] = identity;
    }
  }

  get status(): number {
    return this.#answer.status;
  }

  /** The memory it takes at first, in bytes. */
  get bytes(): number {
    return this.#answer.body.length;
  }

  in(coding: Coding): Form | Promise<Form> {
    const existing = this.#forms[coding];
    if (existing) return existing;
    const pending = this.#compressed(coding as Exclude<Coding, "identity">);
    this.#forms[coding] = pending;
    return pending;
  }

  async #compressed(coding: Exclude<Coding, "identity">): Promise<Form> {
    try {
      const form = this.#form(coding, await compress(this.#answer.body, coding));
      this.#forms[coding] = form;
      this.#grew(form.body.length);
      return form;
    } catch (error) {
      // The next one to ask tries again.
      delete this.#forms[coding];
      throw error;
    }
  }

  #form(coding: Coding, body: Bytes): Form {
    const tag = entityTag(this.#answer.body, coding === "identity" ? "" : `-${coding}`);
    const headers: Record<string, string> = {
      ...this.#answer.headers,
      etag: tag,
      "content-length": String(body.length),
    };
    if (coding !== "identity") headers["content-encoding"] = coding;
    const unchangedHeaders: Record<string, string> = { etag: tag };
    for (const name of REPEATED_WHEN_UNCHANGED) {
      const value = this.#answer.headers[name];
      if (value !== undefined) unchangedHeaders[name] = value;
    }
    return {
      tag,
      // A socket writes nothing else, and would make one of it each time.
      body: Buffer.from(body.buffer, body.byteOffset, body.length),
      head: new Head(headers),
      unchangedHead: new Head(unchangedHeaders),
    };
  }
}
