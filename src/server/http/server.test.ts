import { once } from "node:events";
import { Agent, get as httpGet, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rawRequest } from "../../../tests/server/raw-http.ts";
import type { Answer } from "./answer.ts";
import { FinishedAnswer, type Form } from "./finished-answer.ts";
import { IN_FLIGHT_MAX, KEEP_ALIVE_MS, REQUESTS_BURST, STALLED_TIMEOUT_MS } from "./limits.ts";
import { type Log, SILENT_LOG } from "./log.ts";
import { Metrics } from "./metrics.ts";
import { createHttpServer, type HttpServer } from "./server.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.closeAllConnections();
});

const text = (body: string): Answer => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  body,
});
const hello = text("hello");

async function serve(options: Partial<Parameters<typeof createHttpServer>[0]> = {}) {
  const http: HttpServer = createHttpServer({
    answer: async () => hello,
    log: SILENT_LOG,
    metrics: new Metrics(),
    trustedProxies: 0,
    isTls: false,
    ...options,
  });
  open.push(http.server);
  http.server.listen(0, "127.0.0.1");
  await once(http.server, "listening");
  const { port } = http.server.address() as AddressInfo;
  const raw = (text: string | Buffer) => rawRequest(port, text);
  const get = (path: string, headers: Record<string, string> = {}) =>
    raw(
      `GET ${path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("")}\r\n`,
    );
  return { ...http, port, raw, get };
}

describe("a finished answer", () => {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", "x-a": 'b: c, "d"' };
  const finishedOf = (body: Answer["body"]) => new FinishedAnswer({ status: 200, headers, body });
  const finished = finishedOf("straße ".repeat(500));

  it.each([
    ["GET", ""],
    ["HEAD", ""],
    ["GET", "Accept-Encoding: br\r\n"],
    ["GET", `If-None-Match: ${(finished.in("identity") as Form).tag}\r\n`],
  ])("goes out on a lasting connection as Node itself writes it on one that closes: %s %s", async (method, asked) => {
    for (const isTls of [false, true]) {
      const { raw } = await serve({ answer: () => finished, isTls });
      const request = (more: string) => `${method} / HTTP/1.1\r\nHost: h\r\n${asked}${more}\r\n`;
      const { text } = await raw(request("") + request("Connection: close\r\n"));
      const [lasting = "", closing = ""] = text.split(/(?!^)(?=HTTP\/1\.1 )/);
      expect(lasting).toContain("\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n");
      const withoutDate = (answer: string) => answer.replace(/\r\nDate: [^\r]+ GMT\r\n/, "\r\nDate\r\n");
      expect(withoutDate(lasting)).toBe(
        withoutDate(closing).replace("Connection: close", "Connection: keep-alive\r\nKeep-Alive: timeout=65"),
      );
      expect(lasting.includes("strict-transport-security: ")).toBe(isTls);
    }
  });

  it("says when it is sent, each time", async () => {
    const { raw } = await serve({ answer: () => finished });
    const now = vi.spyOn(Date, "now");
    try {
      for (const time of ["Sun, 22 Nov 2026 09:59:59 GMT", "Sun, 22 Nov 2026 10:00:00 GMT"]) {
        now.mockReturnValue(Date.parse(time));
        const { text } = await raw(
          "GET / HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
        );
        expect(text.slice(0, text.indexOf("\r\n\r\n"))).toContain(`\r\nDate: ${time}\r\n`);
      }
    } finally {
      now.mockRestore();
    }
  });

  it.each([
    ["short text", "hello"],
    ["long text", "hello ".repeat(5_000)],
    ["text beyond ASCII", "Straße, 27″, 😀"],
    ["bytes", new Uint8Array([0, 10, 127, 128, 255])],
  ])("goes out byte for byte, on a lasting connection too: %s", async (_, body) => {
    const { port } = await serve({ answer: () => finishedOf(body) });
    const agent = new Agent({ keepAlive: true });
    for (const _round of [1, 2]) {
      const [answer] = (await once(httpGet({ port, agent }), "response")) as [IncomingMessage];
      const received = Buffer.concat(await answer.toArray());
      expect(received.equals(Buffer.from(body as string))).toBe(true);
      expect(answer.headers["content-length"]).toBe(String(received.length));
    }
    agent.destroy();
  });

  it("closes the connection after it for a client of HTTP/1.0", async () => {
    const { raw } = await serve({ answer: () => finished });
    const { status, headers: sent } = await raw("GET / HTTP/1.0\r\nHost: h\r\n\r\n");
    expect(status).toBe(200);
    expect(sent.connection).toBe("close");
  });

  it("is not sent where a header would end its line", async () => {
    const broken = { status: 200, headers: { "x-a": "b\r\nx-c: d" }, body: "" };
    const { raw } = await serve({ answer: () => new FinishedAnswer(broken) });
    const { status, text: sent } = await raw(
      "GET / HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    );
    expect(status).toBe(500);
    expect(sent).not.toContain("x-c: d");
  });
});

describe("what never becomes a request", () => {
  it("D24 gets 414 when the address is too long, however long it is", async () => {
    const { get } = await serve();
    for (const length of [8_001, 20_000, 40_000, 200_000]) {
      const answer = await get(`/${"a".repeat(length)}`);
      expect(answer.status).toBe(414);
      expect(answer.headers["content-type"]).toBe("application/problem+json");
    }
    expect((await get(`/${"a".repeat(7_999)}`)).status).toBe(200);
  });

  it("D24 gets 431 when the headers are too long", async () => {
    const { get } = await serve();
    for (const length of [33_000, 200_000]) {
      const answer = await get("/", { "X-Long": "a".repeat(length) });
      expect(answer.status).toBe(431);
      expect(JSON.parse(answer.body)).toMatchObject({ status: 431 });
    }
  });

  it.each([
    ["garbage", "\x16\x03\x01\x02\x00\x01\r\n\r\n"],
    ["of another protocol", "GET / HTTP/9.9\r\nHost: h\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
    ["a header that is none", "GET / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n"],
    ["a NUL in a header", "GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n"],
    ["a NUL in the address", "GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n"],
    ["two lengths", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
    [
      "length and chunks",
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"],
  ])("gets 400 when it is %s", async (_, text) => {
    const { raw } = await serve();
    expect((await raw(text)).status).toBe(400);
  });

  it("gets 413 when it announces a long body", async () => {
    const { raw } = await serve();
    const answer = await raw("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999\r\n\r\n");
    expect(answer.status).toBe(413);
  });
});

describe("a request", () => {
  it("is answered without a banner of what answers", async () => {
    const { get } = await serve();
    const { headers } = await get("/");
    expect(headers.server).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it("that breaks the application is a 500 that tells nothing of the inside, and stands in the log", async () => {
    const error = vi.fn<Log["error"]>();
    const broken = new Error("secret");
    const { get } = await serve({ answer: () => Promise.reject(broken), log: { ...SILENT_LOG, error } });
    const answer = await get("/");
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain("secret");
    expect(error).toHaveBeenCalledWith("request failed", broken);
  });

  it("whose limits cannot be told loses its connection, and the next one is answered", async () => {
    const error = vi.fn<Log["error"]>();
    const broken = new Error("no clock");
    const clock = vi.fn(() => 0);
    const { get } = await serve({ trustedProxies: 1, clock, log: { ...SILENT_LOG, error } });
    clock.mockImplementation(() => {
      throw broken;
    });
    const forwarded = { "X-Forwarded-For": "203.0.113.7" };
    expect((await get("/", forwarded)).text).toBe("");
    expect(error).toHaveBeenCalledExactlyOnceWith("reply failed", broken);
    clock.mockImplementation(() => 0);
    expect((await get("/", forwarded)).status).toBe(200);
  });

  it("is one line in the log, with neither the visitor's address nor what was searched", async () => {
    const request = vi.fn<Log["request"]>();
    const { get } = await serve({ log: { ...SILENT_LOG, request } });
    await get("/info?search=my+illness", { "X-Forwarded-For": "203.0.113.7" });
    expect(request.mock.calls).toEqual([["GET", "/info", 200, expect.any(Number), "hello".length]]);
  });

  it("is counted, by kind and status and not by address", async () => {
    const metrics = new Metrics();
    const { get } = await serve({ metrics });
    await get("/info/1-a");
    await get("/api/info");
    expect(metrics.text()).toContain('diagonal_requests_total{kind="page",status="200"} 1');
    expect(metrics.text()).toContain('diagonal_requests_total{kind="api",status="200"} 1');
    expect(metrics.text()).toContain("diagonal_request_seconds_count 2");
  });

  it("carries Strict-Transport-Security over TLS only, and believes a proxy only when told to", async () => {
    const hsts = "strict-transport-security";
    const forwarded = { "X-Forwarded-Proto": "https" };
    expect((await (await serve()).get("/", forwarded)).headers[hsts]).toBeUndefined();
    expect((await (await serve({ trustedProxies: 1 })).get("/", forwarded)).headers[hsts]).toContain("max-age=");
    expect((await (await serve({ trustedProxies: 1 })).get("/")).headers[hsts]).toBeUndefined();
    expect((await (await serve({ isTls: true })).get("/")).headers[hsts]).toContain("max-age=");
  });
});

describe("too many requests", () => {
  it("from one visitor get 429 with Retry-After, and another visitor does not notice", async () => {
    const { get } = await serve({ trustedProxies: 1, clock: () => 0 });
    const from = (address: string) => get("/", { "X-Forwarded-For": address });
    for (let sent = 0; sent < REQUESTS_BURST; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => from("203.0.113.7")));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    const refused = await from("203.0.113.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await from("198.51.100.1")).status).toBe(200);
  });

  it("at once get 503 with Retry-After, and are answered again when there is room", async () => {
    const gate = Promise.withResolvers<void>();
    const metrics = new Metrics();
    const { get } = await serve({
      metrics,
      answer: async () => {
        await gate.promise;
        return hello;
      },
    });
    const waiting = Array.from({ length: IN_FLIGHT_MAX }, () => get("/"));
    const inFlight = `diagonal_requests_in_flight ${IN_FLIGHT_MAX}\n`;
    await vi.waitFor(() => expect(metrics.text()).toContain(inFlight), { timeout: 15_000 });
    const refused = await get("/");
    expect(refused.status).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    gate.resolve();
    expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).toHaveLength(IN_FLIGHT_MAX);
    expect((await get("/")).status).toBe(200);
  });

  it("do not come from a client that reads slowly: it occupies nothing but its connection", async () => {
    const long = text("x".repeat(20_000_000));
    const { get, port } = await serve({ answer: async ({ pathname }) => (pathname === "/long" ? long : hello) });
    const slow = Array.from({ length: 20 }, () => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET /long HTTP/1.1\r\nHost: h\r\n\r\n"));
      socket.on("error", () => {});
      return socket.pause();
    });
    await later(50);
    expect((await get("/")).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});

describe("a connection", () => {
  async function connected(options: Parameters<typeof serve>[0]) {
    const { server, port } = await serve(options);
    const taken = once(server, "connection");
    const client = connect(port, "127.0.0.1").on("error", () => {});
    const [connection]: Socket[] = await taken;
    return {
      client,
      connection,
      ask: (path: string) => client.write(`GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`),
      hasItsTime: (ms: number) => vi.waitFor(() => expect(connection?.timeout).toBe(ms), { timeout: 15_000 }),
      betweenRequests: KEEP_ALIVE_MS + server.keepAliveTimeoutBuffer,
    };
  }

  it("that brings nothing has less time than one that waits for its next request", async () => {
    const { ask, client, hasItsTime, betweenRequests } = await connected({});
    await hasItsTime(STALLED_TIMEOUT_MS);
    ask("/");
    await hasItsTime(betweenRequests);
    client.destroy();
  });

  it("whose client takes nothing of its answer is closed", async () => {
    // More than the system may hold between the two.
    const long = text("x".repeat(64_000_000));
    const { ask, client, connection, hasItsTime, betweenRequests } = await connected({
      answer: async ({ pathname }) => (pathname === "/long" ? long : hello),
    });
    ask("/");
    await hasItsTime(betweenRequests);
    client.pause();
    ask("/long");
    await hasItsTime(STALLED_TIMEOUT_MS);
    const closed = new Promise((resolve) => client.once("close", resolve));
    connection?.emit("timeout");
    client.resume();
    await closed;
  });

  it("is timed as well while an answer waits for the one before it", async () => {
    const gate = Promise.withResolvers<void>();
    const { ask, client, hasItsTime, betweenRequests } = await connected({
      answer: ({ pathname }) => (pathname === "/slow" ? gate.promise.then(() => hello) : hello),
    });
    ask("/");
    await hasItsTime(betweenRequests);
    ask("/slow");
    await hasItsTime(0);
    ask("/");
    await hasItsTime(STALLED_TIMEOUT_MS);
    gate.resolve();
    await hasItsTime(betweenRequests);
    client.destroy();
  });
});

describe("stopping", () => {
  it("answers every accepted request, tells clients to go, and ends", async () => {
    const gate = Promise.withResolvers<void>();
    const { get, port, drain, server } = await serve({
      answer: async ({ pathname }) => {
        if (pathname === "/slow") await gate.promise;
        return hello;
      },
    });
    const agent = new Agent({ keepAlive: true });
    await read(port, agent);
    const accepted = Array.from({ length: 20 }, () => get("/slow"));
    await vi.waitFor(async () => expect(await connections(server)).toBe(21), { timeout: 15_000 });
    const drained = drain();
    await vi.waitFor(() => expect(server.listening).toBe(false), { timeout: 15_000 });
    await expect(read(port, new Agent())).rejects.toThrow("ECONNREFUSED");
    const last = await read(port, agent);
    expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
    gate.resolve();
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await drained;
    expect(server.listening).toBe(false);
  });
});

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

function read(port: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpGet({ port, host: "127.0.0.1", agent }, (message) => {
      message.resume().once("end", () => resolve(message));
    }).once("error", reject);
  });
}
