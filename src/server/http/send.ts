import { type ServerResponse, STATUS_CODES } from "node:http";
import { linesOf } from "./header-lines.ts";
import { KEEP_ALIVE_MS } from "./limits.ts";
import type { Reply } from "./reply.ts";
import { STRICT_TRANSPORT } from "./security-headers.ts";

const STRICT_TRANSPORT_LINES = linesOf(STRICT_TRANSPORT);
const KEEP_ALIVE_LINES = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;

/** Writes a reply and ends the response. */
export function send(outgoing: ServerResponse, { status, headers, lines, body }: Reply, overTls: boolean): void {
  if (lines !== undefined && outgoing.shouldKeepAlive && outgoing.req.httpVersionMinor > 0) {
    setHead(outgoing, status, lines, overTls);
  } else {
    outgoing.writeHead(status, overTls ? { ...headers, ...STRICT_TRANSPORT } : headers);
  }
  if (body.length === 0) outgoing.end();
  else outgoing.end(body);
}

/** What of a response has no name in Node's documentation: the text of its head, and whether a body follows it. */
interface Inside {
  _header: string | null;
  _hasBody: boolean;
}

/**
 * What `writeHead` comes to for lines that were written and checked before. To check twelve headers and put them into
 * one text for each answer costs Node a fifth of the processor's time that the whole answer takes
 * (docs/performance.md); server.test.ts compares both heads on the wire.
 */
function setHead(outgoing: ServerResponse, status: number, lines: string, overTls: boolean): void {
  outgoing.statusCode = status;
  const inside = outgoing as unknown as Inside;
  if (status === 304) inside._hasBody = false;
  const strict = overTls ? STRICT_TRANSPORT_LINES : "";
  inside._header = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${strict}Date: ${dateNow()}\r\n${KEEP_ALIVE_LINES}`;
}

let lastSecond = 0;
let lastDate = "";

function dateNow(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(second * 1000).toUTCString();
  }
  return lastDate;
}
