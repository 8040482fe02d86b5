import type { ServerResponse } from "node:http";
import type { Head } from "./head.ts";
import { linesOf } from "./header-lines.ts";
import { KEEP_ALIVE_MS } from "./limits.ts";
import type { Reply } from "./reply.ts";
import { STRICT_TRANSPORT } from "./security-headers.ts";

const STRICT_TRANSPORT_LINES = linesOf(STRICT_TRANSPORT);
const KEEP_ALIVE_LINES = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;

/** Writes a reply and ends the response. */
export function send(outgoing: ServerResponse, { status, head, body }: Reply, overTls: boolean): void {
  if ("text" in head && outgoing.shouldKeepAlive && outgoing.req.httpVersionMinor > 0) {
    setHead(outgoing, status, head, overTls);
  } else {
    outgoing.writeHead(status, overTls ? { ...head.headers, ...STRICT_TRANSPORT } : head.headers);
  }
  if (body.length === 0) outgoing.end();
  else outgoing.end(body, "latin1");
}

/** What of a response has no name in Node's documentation: the text of its head, and whether a body follows it. */
interface Inside {
  _header: string | null;
  _hasBody: boolean;
}

/**
 * What `writeHead` comes to for a head that was written and checked before. To check twelve headers and put them into
 * one text for each answer costs Node a fifth of the processor's time that the whole answer takes
 * (docs/performance.md); server.test.ts compares both heads on the wire.
 */
function setHead(outgoing: ServerResponse, status: number, head: Head, overTls: boolean): void {
  outgoing.statusCode = status;
  const inside = outgoing as unknown as Inside;
  if (status === 304) inside._hasBody = false;
  inside._header = head.endingIn(endNow(overTls));
}

let lastSecond = 0;
let lastEnds = { overTls: "", plain: "" };

/** What ends every head, new once a second. */
function endNow(overTls: boolean): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    const plain = [`Date: ${new Date(second * 1000).toUTCString()}\r\n`, KEEP_ALIVE_LINES].join("");
    lastEnds = { plain, overTls: [STRICT_TRANSPORT_LINES, plain].join("") };
  }
  return overTls ? lastEnds.overTls : lastEnds.plain;
}
