import { type Answer, type Bytes, NO_BODY } from "./answer.ts";
import { chooseCoding } from "./content-coding.ts";
import { isNamedBy } from "./entity-tag.ts";
import { FinishedAnswer, type Form } from "./finished-answer.ts";

/** The headers of a request that have a part in how an answer is sent. */
export interface Terms {
  readonly method: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Exactly what goes out. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The same headers as they stand in a message, where they were written before. */
  readonly lines?: string;
  readonly body: Bytes;
}

/** An answer on the terms of who asked: in a coding they accept, as 304 if they have it, without a body for HEAD. */
export function replyWith(answer: Answer | FinishedAnswer, terms: Terms): Reply | Promise<Reply> {
  if (!(answer instanceof FinishedAnswer)) return plainReply(answer, terms);
  const form = answer.in(chooseCoding(terms.acceptEncoding));
  return form instanceof Promise
    ? form.then((ready) => finishedReply(answer.status, ready, terms))
    : finishedReply(answer.status, form, terms);
}

function finishedReply(status: number, form: Form, { method, ifNoneMatch }: Terms): Reply {
  const isUnchanged = isNamedBy(ifNoneMatch, form.tag);
  const { headers, lines } = isUnchanged ? form.unchangedHead : form.head;
  const body = isUnchanged || method === "HEAD" ? NO_BODY : form.body;
  return { status: isUnchanged ? 304 : status, headers, lines, body };
}

/** An error, a redirect, a picture: neither kept nor compressed. */
function plainReply({ status, headers, body }: Answer, { method, ifNoneMatch }: Terms): Reply {
  if (headers.etag !== undefined && isNamedBy(ifNoneMatch, headers.etag))
    return { status: 304, headers, body: NO_BODY };
  if (status === 204) return { status, headers, body };
  const sized = { ...headers, "content-length": String(body.length) };
  return { status, headers: sized, body: method === "HEAD" ? NO_BODY : body };
}
