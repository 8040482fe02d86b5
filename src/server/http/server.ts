import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { type Soon, whenThere } from "../../domain/soon.ts";
import { Admission } from "./admission.ts";
import type { Question } from "./answer.ts";
import { answerBrokenRequest } from "./broken-request.ts";
import { cameOverTls } from "./client-address.ts";
import type { Answered } from "./finished-answer.ts";
import {
  CONNECTIONS_MAX,
  CONNECTIONS_SPARE,
  DRAIN_MS,
  HEAD_MAX_BYTES,
  HEAD_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
  STALLED_TIMEOUT_MS,
  TAKE_WAITING_MS,
} from "./limits.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { problem } from "./problem.ts";
import { plainReply, type Reply, replyWith, type Terms } from "./reply.ts";
import { targetOf } from "./request-target.ts";
import { send } from "./send.ts";

export interface HttpServerOptions {
  readonly answer: (question: Question) => Answered;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How many proxies in front are trusted to tell a visitor's address and protocol. */
  readonly trustedProxies: number;
  /** Whether visitors reach the site by https only; else a trusted proxy may say so of each request. */
  readonly isTls: boolean;
  /** Milliseconds, always rising: by which a visitor's requests are counted. */
  readonly clock?: () => number;
}

/** A server that is not listening yet, and the way to stop it. */
export interface HttpServer {
  readonly server: Server;
  /** Accepts nothing new, answers what was accepted, closes every connection; takes at most about `DRAIN_MS`. */
  drain(): Promise<void>;
}

/** A request: what it asks, the terms of its reply and where that goes. */
interface Asked extends Terms {
  readonly question: Question;
  /** Whether the visitor's own connection is encrypted. */
  readonly overTls: boolean;
  /** Milliseconds, by `performance.now`. */
  readonly started: number;
  readonly outgoing: ServerResponse;
}

/** How often, while draining, it is looked whether connections are left. */
const DRAIN_STEP_MS = 50;
/** While draining, an idle connection may still bring the request its client has just sent. */
const DRAIN_IDLE_MS = 1_000;

/** Node's server with the limits, the log and the answers to what never becomes a request. */
export function createHttpServer({
  answer,
  log,
  metrics,
  trustedProxies,
  isTls,
  clock,
}: HttpServerOptions): HttpServer {
  const admission = new Admission(trustedProxies, clock);
  let draining = false;

  function serve(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const started = performance.now();
    const { method = "", url = "", headers } = incoming;
    const refusal = admission.refusal(incoming);
    // A client that was refused may have more to say on this connection that is not wanted.
    if (refusal || draining) outgoing.shouldKeepAlive = false;
    const { pathname, search } = targetOf(url);
    const asked: Asked = {
      question: { method, pathname, search },
      method,
      acceptEncoding: headers["accept-encoding"],
      ifNoneMatch: headers["if-none-match"],
      overTls: isTls || cameOverTls(incoming, trustedProxies),
      started,
      outgoing,
    };
    admission.inFlight++;
    let reply: Soon<Reply>;
    try {
      reply = whenThere(refusal ?? answer(asked.question), (made) => replyWith(made, asked));
    } catch (error) {
      fail(asked, error);
      return;
    }
    // What is kept is there at once: a promise less for each request is felt.
    if (reply instanceof Promise) {
      reply.then(
        (made) => finish(asked, made),
        (error) => fail(asked, error),
      );
    } else finish(asked, reply);
  }

  function finish({ question, overTls, started, outgoing }: Asked, reply: Reply): void {
    admission.inFlight--;
    try {
      const status = outgoing.destroyed ? 499 : reply.status;
      send(outgoing, reply, overTls);
      // Node's own way, a time for each request that is taken back with its answer, is felt.
      if (outgoing.writableLength > 0) outgoing.req.socket.setTimeout(STALLED_TIMEOUT_MS);
      const ms = performance.now() - started;
      metrics.answered(question.pathname, status, ms);
      log.request(question.method, question.pathname, status, ms, reply.body.length);
    } catch (error) {
      breakOff(outgoing, error);
    }
  }

  function fail(asked: Asked, error: unknown): void {
    log.error("request failed", error);
    finish(asked, plainReply(problem(500, "Something went wrong here."), asked));
  }

  function breakOff(outgoing: ServerResponse, error: unknown): void {
    log.error("reply failed", error);
    outgoing.destroy();
  }

  const options = {
    maxHeaderSize: HEAD_MAX_BYTES,
    headersTimeout: HEAD_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 2_000,
    // Nobody here waits for the end of a body that is not there, and to tell it is felt, too.
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, (incoming, outgoing) => {
    try {
      serve(incoming, outgoing);
    } catch (error) {
      // No mistake of ours in one request may end the process, and all others with it.
      breakOff(outgoing, error);
    }
  });
  server.maxConnections = CONNECTIONS_MAX + CONNECTIONS_SPARE;
  let taken = 0;
  server.on("connection", (socket) => {
    taken++;
    // Until the first answer, after which Node sets the time to the next request. Whoever is sent a 408 may not go away.
    socket.setTimeout(STALLED_TIMEOUT_MS);
    admission.connected(socket);
  });
  server.on("clientError", (error, socket) => answerBrokenRequest(error, socket));
  metrics.watch(
    { name: "diagonal_requests_in_flight", help: "Requests being answered.", value: () => admission.inFlight },
    { name: "diagonal_connections", help: "Open connections.", value: () => admission.connections },
    {
      name: "diagonal_requests_refused",
      help: "Requests refused for load since start.",
      value: () => admission.refused,
    },
  );

  /** Connections that the system has already made for us: to close would cut them. One is taken each turn. */
  async function takeWaiting(): Promise<void> {
    const until = performance.now() + TAKE_WAITING_MS;
    let before: number;
    do {
      before = taken;
      // The first only ends the turn that has begun.
      await nextTurn();
      await nextTurn();
    } while (taken > before && performance.now() < until);
  }

  return {
    server,
    async drain() {
      await takeWaiting();
      // Not before: whoever is told to close connects anew, and must find nobody then.
      draining = true;
      // Only the listening: http's own close() would also cut idle connections whose next request is on its way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const started = Date.now();
      const timer = setInterval(() => {
        const waited = Date.now() - started;
        if (waited > DRAIN_IDLE_MS) server.closeIdleConnections();
        if (waited > DRAIN_MS) server.closeAllConnections();
      }, DRAIN_STEP_MS);
      await closed;
      clearInterval(timer);
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
