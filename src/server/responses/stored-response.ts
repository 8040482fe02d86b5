import { hash } from "node:crypto";
import type { Context } from "hono";
import { type Bytes, compress, type Encoding, isCompressible, preferredEncoding } from "./content-encoding.ts";

type Headers = Readonly<Record<string, string>>;

/** The response in one encoding. */
interface Variant {
  readonly body: Bytes;
  readonly headers: Headers;
  /** The headers of a 304 in its place. */
  readonly headersOf304: Headers;
}

/** Headers that a 304 repeats (RFC 9110, 15.4.5), and those that let a page of another site read it. */
const HEADERS_OF_304 = /^(etag|cache-control|vary|access-control-.+)$/;

/** Roughly what a stored response takes beside its body, in bytes. */
const OVERHEAD_BYTES = 4_000;

/**
 * A successful response held in memory to be sent many times: in every encoding, each with its own ETag, compressed
 * once, when a client first asks for it. Headers stay a plain object, which the Node adapter writes as it is.
 */
export class StoredResponse {
  readonly #headers: Headers;
  readonly #body: Bytes;
  readonly #tag: string;
  readonly #isCompressible: boolean;
  readonly #variants = new Map<Encoding, Promise<Variant>>();
  /** Estimated memory in bytes; a compressible body counts twice for its compressed variants. */
  readonly bytes: number;

  /** @param compressed bodies that the build has compressed */
  constructor(headers: Headers, body: Bytes, compressed: Partial<Record<Encoding, Bytes>> = {}) {
    this.#isCompressible = isCompressible(headers["content-type"] ?? "", body.length);
    this.#headers = this.#isCompressible ? { ...headers, vary: "accept-encoding" } : headers;
    this.#body = body;
    this.#tag = hash("sha256", body, "base64url").slice(0, 27);
    this.bytes = OVERHEAD_BYTES + body.length * (this.#isCompressible ? 2 : 1);
    for (const encoding of ["br", "gzip"] as const) {
      const encoded = compressed[encoding];
      if (encoded) this.#variants.set(encoding, this.#variantOf(encoding, encoded));
    }
  }

  /** The response for this request: in an encoding that its client accepts, or 304 when the client has it. */
  async respond(c: Context): Promise<Response> {
    const encoding = this.#isCompressible ? preferredEncoding(c) : "identity";
    let variant = this.#variants.get(encoding);
    if (variant === undefined) {
      variant = this.#variantOf(encoding, compress(this.#body, encoding));
      this.#variants.set(encoding, variant);
      // After a failed compression the next client tries again.
      variant.catch(() => this.#variants.delete(encoding));
    }
    const { body, headers, headersOf304 } = await variant;
    const isUnchanged = matches(c.req.header("if-none-match"), headers.etag as string);
    return isUnchanged ? new Response(null, { status: 304, headers: headersOf304 }) : new Response(body, { headers });
  }

  async #variantOf(encoding: Encoding, encoded: Bytes | Promise<Bytes>): Promise<Variant> {
    const body = await encoded;
    const own = encoding === "identity" ? {} : { "content-encoding": encoding };
    const etag = encoding === "identity" ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
    const headers: Headers = { ...this.#headers, ...own, etag, "content-length": String(body.length) };
    const repeated = Object.entries(headers).filter(([name]) => HEADERS_OF_304.test(name));
    return { body, headers, headersOf304: Object.fromEntries(repeated) };
  }
}

/** Whether `If-None-Match` names the tag: a list or `*`, compared weakly (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === "*" || (ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false);
}
