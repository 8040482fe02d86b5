import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate, setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { limitConnections } from "./limit-connections.ts";
import * as limits from "./limits.ts";
import type { ServerEnv } from "./middleware/client-address.ts";
import type { RequestLog } from "./middleware/request-log.ts";
import { STRICT_TRANSPORT } from "./middleware/security-headers.ts";
import { problem } from "./responses/problem.ts";

export interface HttpServerOptions {
  readonly app: Hono<ServerEnv>;
  readonly requestLog: RequestLog;
  /** Whether visitors reach the site by https only; else a trusted proxy may say so of each request. */
  readonly isHttps: boolean;
  readonly isBehindProxy: boolean;
  /** How long a connection may be stalled, in milliseconds. */
  readonly stalledTimeoutMs?: number;
}

/** Node's HTTP server with its limits, in front of the application. It does not listen yet. */
export function createHttpServer(options: HttpServerOptions) {
  const { app, requestLog, isBehindProxy, isHttps, stalledTimeoutMs = limits.STALLED_TIMEOUT_MS } = options;
  let isDraining = false;
  const running = new Set<ServerResponse>();
  /** Requests that start later, while the server is about to close what waits in the system's queues. */
  let held: (() => void)[] | null = null;
  let accepted = 0;
  // The application handles its own errors; the adapter's are a missing or malformed host and a malformed path.
  const refuse = () => problem(400, "The request's host, address or version is malformed.");
  const respond = getRequestListener(app.fetch, { errorHandler: refuse });
  const respondMalformed = getRequestListener(refuse, { errorHandler: refuse });
  const server = createServer(
    {
      maxHeaderSize: limits.HEAD_MAX_BYTES,
      headersTimeout: limits.HEAD_TIMEOUT_MS,
      requestTimeout: limits.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: limits.KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2_000,
      // The adapter rejects a missing host as well, and the log then has such a request.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      requestLog.watch(incoming, outgoing);
      running.add(outgoing);
      outgoing.once("close", () => running.delete(outgoing));
      // HTTP/1.0 needs no Host, and no page depends on it.
      if (incoming.httpVersion === "1.0") incoming.headers.host ??= "localhost";
      const isEncrypted = isHttps || (isBehindProxy && incoming.headers["x-forwarded-proto"] === "https");
      if (isEncrypted) outgoing.setHeader("Strict-Transport-Security", STRICT_TRANSPORT);
      if (isDraining) outgoing.setHeader("Connection", "close");
      discardBody(incoming, outgoing);
      const start = () => void (isMalformed(incoming) ? respondMalformed : respond)(incoming, outgoing);
      if (held === null) start();
      else held.push(start);
    },
  );
  server.maxConnections = limits.CONNECTIONS_MAX;
  // The connections of a proxy are those of all visitors.
  if (!isBehindProxy) limitConnections(server);
  server.setTimeout(stalledTimeoutMs);
  server.on("connection", () => accepted++);
  // Node would respond by itself, without our headers and the log.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const response = problemFor(error);
    if (isHttps) response.headers.set("strict-transport-security", STRICT_TRANSPORT);
    requestLog.addUnreadable(response.status);
    return void writeResponse(response, socket);
  });

  /** Stops accepting, lets running requests end and closes every connection; takes about `DRAIN_MS` at most. */
  async function drain(): Promise<void> {
    const end = performance.now() + limits.DRAIN_MS;
    const closed = once(server, "close");
    // Closing at once would reset the connections that wait in the system's queue.
    await readWhatWaits(performance.now() + limits.DRAIN_ACCEPT_MS, () => {
      isDraining = true;
      for (const outgoing of running) if (!outgoing.headersSent) outgoing.setHeader("Connection", "close");
      // The close() of http would also close idle connections whose next request is on its way.
      NetServer.prototype.close.call(server);
    });
    await Promise.race([closed, setTimeout(limits.DRAIN_IDLE_MS)]);
    // A connection looks idle as long as a busy process has not read its request.
    await readWhatWaits(end, () => server.closeIdleConnections());
    await Promise.race([closed, setTimeout(end - performance.now())]);
    server.closeAllConnections();
  }

  /** Accepts and reads what clients have sent before it calls `then`. No further request starts meanwhile. */
  async function readWhatWaits(until: number, then: () => void): Promise<void> {
    held = [];
    for (let isQuiet = false; !isQuiet && performance.now() < until; ) {
      const [before, started] = [accepted + held.length, performance.now()];
      // The event loop accepts one waiting connection per turn.
      await setImmediate();
      await setImmediate();
      isQuiet = accepted + held.length === before && performance.now() - started < limits.QUIET_TURN_MS;
    }
    then();
    const starts = held;
    held = null;
    for (const start of starts) {
      start();
      // One by one: all at once would be more requests in progress than the server takes.
      await setImmediate();
    }
  }
  return { server, drain };
}

/**
 * Drops the body of a request as it arrives, since no route reads one. It is read up to the limit and no further, and a
 * connection on which it still arrives some time after the response is closed.
 */
function discardBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
  if (coding === undefined && Number(length ?? 0) === 0) return;
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.BODY_MAX_BYTES) incoming.pause();
  });
  outgoing.once("finish", async () => {
    await setTimeout(limits.LINGER_MS, null, { ref: false });
    if (!incoming.complete) incoming.socket.destroy();
  });
}

/** What Node's parser lets through: two hosts, of which proxies may choose another one, and other versions of HTTP. */
function isMalformed({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1 || !["1.0", "1.1"].includes(httpVersion);
}

/** Writes a response and closes the connection; Node has no response object for a request that it cannot parse. */
async function writeResponse(response: Response, socket: Duplex): Promise<void> {
  const headers = [...response.headers, ["connection", "close"]].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${headers.join("")}`;
  const body = await response.text();
  socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  // The client may leave its side open.
  await setTimeout(limits.LINGER_MS, null, { ref: false });
  socket.destroy();
}

/** For what Node cannot parse: garbage, or a head that is too long or too slow. */
function problemFor({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): Response {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return problem(408, "The request took too long to arrive.");
  if (code !== "HPE_HEADER_OVERFLOW") return problem(400, "This is no HTTP request.");
  // Node does not say which part was too long; a first line without an end was the address.
  const start = rawPacket?.toString("latin1", 0, limits.TARGET_MAX_CHARACTERS) ?? "";
  return /^[A-Z]+ [^\r\n]*$/.test(start)
    ? problem(414, `An address here has at most ${limits.TARGET_MAX_CHARACTERS} characters.`)
    : problem(431, "The request's headers are too long.");
}
