import { type Soon, whenThere } from "../../domain/soon.ts";
import { type Answer, NO_BODY, type SentBody, sentBody } from "./answer.ts";
import { chooseCoding } from "./content-coding.ts";
import { isNamedBy } from "./entity-tag.ts";
import { FinishedAnswer, type Form } from "./finished-answer.ts";
import type { Head } from "./head.ts";
import type { Headers } from "./header-lines.ts";

/** The headers of a request that have a part in how an answer is sent. */
export interface Terms {
  readonly method: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Exactly what goes out. */
export interface Reply {
  readonly status: number;
  /** Written down where the answer is sent again and again. */
  readonly head: Head | { readonly headers: Headers };
  readonly body: SentBody;
}

/** An answer on the terms of who asked: in a coding they accept, as 304 if they have it, without a body for HEAD. */
export function replyWith(answer: Answer | FinishedAnswer, terms: Terms): Soon<Reply> {
  if (!(answer instanceof FinishedAnswer)) return plainReply(answer, terms);
  return whenThere(answer.in(chooseCoding(terms.acceptEncoding)), (form) => finishedReply(answer.status, form, terms));
}

function finishedReply(status: number, form: Form, { method, ifNoneMatch }: Terms): Reply {
  const isUnchanged = isNamedBy(ifNoneMatch, form.tag);
  if (isUnchanged) return { status: 304, head: form.unchangedHead, body: NO_BODY };
  return { status, head: form.head, body: method === "HEAD" ? NO_BODY : form.body };
}

/** An error, a redirect, a picture: neither kept nor compressed. */
export function plainReply({ status, headers, body }: Answer, { method, ifNoneMatch }: Terms): Reply {
  if (headers.etag !== undefined && isNamedBy(ifNoneMatch, headers.etag))
    return { status: 304, head: { headers }, body: NO_BODY };
  if (status === 204) return { status, head: { headers }, body: NO_BODY };
  const sent = sentBody(body);
  const sized = { ...headers, "content-length": String(sent.length) };
  return { status, head: { headers: sized }, body: method === "HEAD" ? NO_BODY : sent };
}
