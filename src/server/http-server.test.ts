import { once } from "node:events";
import { Agent, get as httpGet, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { type Context, Hono } from "hono";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rawRequest } from "#tests/server/raw-http.ts";
import { createHttpServer, type HttpServerOptions } from "./http-server.ts";
import { BODY_MAX_BYTES, CONNECTIONS_PER_ADDRESS, IN_FLIGHT_MAX } from "./limits.ts";
import { createFailureLog } from "./log-failure.ts";
import type { ServerEnv } from "./middleware/client-address.ts";
import { handleErrors } from "./middleware/errors.ts";
import { createMetrics } from "./middleware/metrics.ts";
import { checkRequest, limitConcurrency } from "./middleware/request-limits.ts";
import { createRequestLog } from "./middleware/request-log.ts";

/** So long that the connections cannot all be accepted one after the other, and can all be served, while the server drains. */
const BUSY_MS = 100;
const WAITING = 40;

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface TestServerOptions extends Partial<HttpServerOptions> {
  handler?: (c: Context) => Response | Promise<Response>;
}

/** A listening server with every limit, in front of one handler. */
async function serve({ handler = (c) => c.text("hello"), ...options }: TestServerOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ messageKey: "event" }, { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const app = new Hono<ServerEnv>();
  app.onError(handleErrors(createFailureLog(log)));
  app.use(limitConcurrency(metrics), checkRequest);
  app.all("*", handler);
  const http = createHttpServer({
    app,
    requestLog: createRequestLog(log, metrics, (path) => path),
    isBehindProxy: false,
    isHttps: false,
    ...options,
  });
  open.push(http.server);
  http.server.listen(0, "127.0.0.1");
  await once(http.server, "listening");
  const { port } = http.server.address() as AddressInfo;
  const raw = (text: string | Buffer) => rawRequest(port, text);
  const get = (path: string, headers: Record<string, string> = {}) => raw(request(path, headers));
  return { ...http, port, raw, get, metrics, lines };
}

function request(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${lines.join("")}\r\n`;
}

describe("an invalid request", () => {
  it("gets 414 when the address is too long (D24)", async () => {
    const { get } = await serve();
    for (const length of [8_001, 20_000, 40_000, 200_000]) {
      const response = await get(`/${"a".repeat(length)}`);
      expect(response.status).toBe(414);
      expect(response.headers["content-type"]).toBe("application/problem+json");
    }
    expect((await get(`/${"a".repeat(7_999)}`)).status).toBe(200);
  });

  it("gets 431 when the headers are too long (D24)", async () => {
    const { get } = await serve();
    for (const length of [33_000, 200_000]) {
      const response = await get("/", { "X-Long": "a".repeat(length) });
      expect(response.status).toBe(431);
      expect(JSON.parse(response.body)).toMatchObject({ status: 431 });
    }
  });

  it.each([
    ["garbage", "\x16\x03\x01\x02\x00\x01\r\n\r\n"],
    ["another protocol", "GET / HTTP/9.9\r\nHost: h\r\n\r\n"],
    ["an older version", "GET / HTTP/0.9\r\nHost: h\r\n\r\n"],
    ["a newer version", "GET / HTTP/2.0\r\nHost: h\r\n\r\n"],
    ["two hosts", "GET / HTTP/1.1\r\nHost: h\r\nHost: i\r\nConnection: close\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a malformed host", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
    ["a malformed header", "GET / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n"],
    ["a NUL in a header", "GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n"],
    ["a NUL in the address", "GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n"],
    ["two lengths", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
    [
      "length and chunks",
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"],
  ])("gets 400 for %s", async (_, text) => {
    const { raw } = await serve();
    expect((await raw(text)).status).toBe(400);
  });

  it("is logged and counted, and its response carries HSTS when the site is served over https only", async () => {
    const { raw, lines, metrics } = await serve({ isHttps: true });
    const response = await raw("GET / HTTP/9.9\r\nHost: h\r\n\r\n");
    expect(response.headers["strict-transport-security"]).toContain("max-age=");
    expect(lines).toMatchObject([{ event: "unreadable request", status: 400 }]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('diagonal_requests_total{kind="unreadable",status="400"} 1');
  });

  it("gets 413 when it announces a long body", async () => {
    const { raw } = await serve();
    for (const method of ["POST", "GET"]) {
      expect((await raw(`${method} / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999\r\n\r\n`)).status).toBe(413);
    }
  });
});

it("serves and logs a request with an expectation that it does not know", async () => {
  const { get, lines } = await serve();
  expect(await get("/", { Expect: "miracles" })).toMatchObject({ status: 200, body: "hello" });
  await vi.waitFor(() => expect(lines).toMatchObject([{ path: "/", status: 200 }]));
});

it("serves a HTTP/1.0 request without Host", async () => {
  const response = await (await serve()).raw("GET / HTTP/1.0\r\n\r\n");
  expect([response.status, response.body]).toEqual([200, "hello"]);
});

describe("a response", () => {
  it("does not name the server software", async () => {
    const { headers } = await (await serve()).get("/");
    expect([headers.server, headers["x-powered-by"]]).toEqual([undefined, undefined]);
  });

  it("is a 500 without details when the application fails, and the error is logged", async () => {
    const { get, lines } = await serve({ handler: () => Promise.reject(new Error("secret")) });
    const response = await get("/");
    expect(response.status).toBe(500);
    expect(response.text).not.toContain("secret");
    expect(lines).toContainEqual(expect.objectContaining({ event: "request failed", err: expect.anything() }));
  });

  it("carries Strict-Transport-Security over TLS only, and trusts X-Forwarded-Proto only behind a trusted proxy", async () => {
    const hsts = async (options: TestServerOptions, headers: Record<string, string> = {}) =>
      (await (await serve(options)).get("/", headers)).headers["strict-transport-security"];
    const forwarded = { "X-Forwarded-Proto": "https" };
    expect(await hsts({}, forwarded)).toBeUndefined();
    expect(await hsts({ isBehindProxy: true }, forwarded)).toContain("max-age=");
    expect(await hsts({ isBehindProxy: true })).toBeUndefined();
    expect(await hsts({ isHttps: true })).toContain("max-age=");
  });
});

describe("the request log and the metrics", () => {
  it("hold one line per request, without the visitor's address and search", async () => {
    const { get, lines } = await serve();
    await get("/info?search=my+illness", { "X-Forwarded-For": "203.0.113.7" });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines).toMatchObject([{ event: "request", method: "GET", path: "/info", status: 200 }]);
    expect(JSON.stringify(lines)).not.toMatch(/illness|203\.0\.113/);
  });

  it("use status 499 when the client left before its response", async () => {
    const gate = Promise.withResolvers<void>();
    const { port, lines, metrics } = await serve({ handler: (c) => gate.promise.then(() => c.text("late")) });
    const socket = connect(port, "127.0.0.1", () => socket.write(request("/slow")));
    await vi.waitFor(() => expect(metrics.load.inFlight).toBe(1));
    socket.destroy();
    await vi.waitFor(() => expect(lines).toMatchObject([{ path: "/slow", status: 499 }]));
    gate.resolve();
  });

  it("count requests by kind and status, not by address", async () => {
    const { get, metrics } = await serve();
    await get("/info/1-a");
    await get("/api/info");
    await vi.waitFor(async () => {
      const text = await metrics.registry.metrics();
      expect(text).toContain('diagonal_requests_total{kind="page",status="200"} 1');
      expect(text).toContain('diagonal_requests_total{kind="api",status="200"} 1');
      expect(text).toContain("diagonal_request_seconds_count 2");
    });
  });
});

describe("too many requests", () => {
  it("at the same time get 503 with Retry-After, until earlier ones have ended", async () => {
    const gate = Promise.withResolvers<void>();
    const { get, metrics } = await serve({ handler: (c) => gate.promise.then(() => c.text("hello")) });
    const waiting = Array.from({ length: IN_FLIGHT_MAX }, () => get("/"));
    await vi.waitFor(() => expect(metrics.load.inFlight).toBe(IN_FLIGHT_MAX), { timeout: 15_000 });
    const refused = await get("/");
    expect(refused.status).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    gate.resolve();
    expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).toHaveLength(IN_FLIGHT_MAX);
    expect((await get("/")).status).toBe(200);
  });
});

describe("a slow client", () => {
  it("does not delay other clients", async () => {
    const long = "x".repeat(20_000_000);
    const { get, port, metrics } = await serve({ handler: (c) => c.text(c.req.path === "/long" ? long : "hello") });
    const slow = Array.from({ length: 5 }, () => {
      const socket = connect(port, "127.0.0.1", () => socket.write(request("/long")));
      return socket.on("error", () => {}).pause();
    });
    expect((await get("/")).status).toBe(200);
    await vi.waitFor(() => expect(metrics.load.inFlight).toBe(0));
    for (const socket of slow) socket.destroy();
  });

  it("does not delay other clients with a body that never ends", async () => {
    const { get, port } = await serve();
    const slow = Array.from({ length: IN_FLIGHT_MAX + 8 }, () => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.write("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n");
      return once(socket, "data").then(() => socket.destroy());
    });
    await Promise.all(slow);
    expect((await get("/")).status).toBe(200);
  });

  it("loses its connection when it sends no request", async () => {
    const { port } = await serve({ stalledTimeoutMs: 100 });
    const client = connect(port, "127.0.0.1");
    await once(client, "close");
    expect(client.bytesRead).toBe(0);
  });

  it("loses its connection when it does not read its response", async () => {
    // More than the system buffers between the two.
    const { server, port } = await serve({ handler: (c) => c.text("x".repeat(64_000_000)), stalledTimeoutMs: 200 });
    const accepted = once(server, "connection");
    const client = connect(port, "127.0.0.1", () => client.write(request("/")));
    client.on("error", () => {}).pause();
    const [connection] = (await accepted) as [Socket];
    await once(connection, "close");
    client.resume();
    await once(client, "close");
    expect(client.bytesRead).toBeLessThan(64_000_000);
  });
});

describe("a client that leaves its side of the connection open", () => {
  it("loses it within two seconds of its response", async () => {
    const texts = {
      garbage: "garbage\r\n\r\n",
      "a long address": `GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: h\r\n\r\n`,
      "a chunked body": "GET / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
      "a body of known length": "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\na",
    };
    const late = Object.entries(texts).map(async ([name, text]) => {
      const { connection, client } = await connectHalfOpen(text);
      const started = performance.now();
      await once(connection, "close");
      client.destroy();
      return performance.now() - started < 2_000 ? null : name;
    });
    expect((await Promise.all(late)).filter((name) => name !== null)).toEqual([]);
  });

  it("may end a short body before and send the next request", async () => {
    const { connection, client } = await connectHalfOpen("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\na");
    await once(client, "data");
    client.write("b");
    client.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    await once(client, "data");
    expect(connection.destroyed).toBe(false);
    client.destroy();
  });

  it("is read up to the limit of a body and no further", async () => {
    const head = "GET / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
    const { connection, client } = await connectHalfOpen(head);
    const chunk = `4000\r\n${"a".repeat(0x4000)}\r\n`;
    for (let sent = 0; sent < 512; sent++) client.write(chunk);
    await once(connection, "close");
    // The limit, and what one read of the socket and the stream's buffer hold.
    expect(connection.bytesRead).toBeLessThan(BODY_MAX_BYTES + 200_000);
    client.destroy();
  });

  /** Sends the text and closes nothing. */
  async function connectHalfOpen(text: string) {
    const { server, port } = await serve();
    const accepted = once(server, "connection");
    const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    client.on("error", () => {}).resume();
    client.write(text);
    const [connection] = (await accepted) as [Socket];
    return { connection, client };
  }
});

it("limits the connections of one address, except behind a proxy", async () => {
  for (const isBehindProxy of [false, true]) {
    const { server } = await serve({ isBehindProxy });
    const sockets = Array.from({ length: CONNECTIONS_PER_ADDRESS + 1 }, () => {
      const socket = Object.assign(new Duplex({ read() {} }), { remoteAddress: "203.0.113.7" });
      server.emit("connection", socket);
      return socket;
    });
    expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(isBehindProxy ? 0 : 1);
    for (const socket of sockets) socket.destroy();
  }
});

describe("drain", () => {
  it("finishes every request in progress, sends Connection: close, then refuses connections", async () => {
    const gate = Promise.withResolvers<void>();
    const { get, port, drain, server, metrics } = await serve({
      handler: async (c) => {
        if (c.req.path === "/slow") await gate.promise;
        return c.text("hello");
      },
    });
    const agent = new Agent({ keepAlive: true });
    await read(port, agent);
    const slow = Array.from({ length: 20 }, () => get("/slow"));
    const running = read(port, new Agent({ keepAlive: true }), "/slow");
    await vi.waitFor(() => expect(metrics.load.inFlight).toBe(21));
    const drained = drain();
    await vi.waitFor(() => expect(server.listening).toBe(false), { timeout: 15_000 });
    const last = await read(port, agent);
    expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
    await expect(read(port, new Agent())).rejects.toThrow("ECONNREFUSED");
    gate.resolve();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await running).headers.connection).toBe("close");
    await drained;
  });

  it("responds on every connection that waits while requests keep it busy", async () => {
    const { get, drain } = await serve({
      handler: (c) => {
        const end = performance.now() + BUSY_MS;
        while (performance.now() < end);
        return c.text("hello");
      },
    });
    const waiting = Array.from({ length: WAITING }, () => get("/"));
    await waiting[0];
    const [responses] = await Promise.all([Promise.all(waiting), drain()]);
    expect(responses.map(({ status }) => status)).toEqual(Array(WAITING).fill(200));
  });

  it("stops in bounded time although new connections keep coming", async () => {
    const { drain, server } = await serve();
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += 100));
    let connections = 0;
    const keepConnecting = () => {
      server.emit("connection", new Duplex({ read() {} }));
      connections++;
      if (server.listening && connections < 1_000) setImmediate(keepConnecting);
    };
    keepConnecting();
    await drain();
    expect(connections).toBeLessThan(1_000);
  });
});

function read(port: number, agent: Agent, path = "/"): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpGet({ port, host: "127.0.0.1", agent, path }, (message) => {
      message.resume().once("end", () => resolve(message));
    }).once("error", reject);
  });
}
