import type { Question } from "./answer.ts";
import type { Answered } from "./finished-answer.ts";
import { replyWith } from "./reply.ts";
import { targetOf } from "./request-target.ts";

/** Answers a web `Request`, for those who have no socket: tests, and the server of `npm run dev`. */
export function fetchFrom(answer: (question: Question) => Answered): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, headers: asked } = request;
    const { status, head, body } = await replyWith(await answer({ method, ...targetOf(request.url) }), {
      method,
      acceptEncoding: asked.get("accept-encoding") ?? undefined,
      ifNoneMatch: asked.get("if-none-match") ?? undefined,
    });
    return new Response(body.length === 0 ? null : body, { status, headers: head.headers });
  };
}
