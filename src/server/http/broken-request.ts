import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type Answer, sentBody } from "./answer.ts";
import { TARGET_MAX_CHARACTERS } from "./limits.ts";
import { problem } from "./problem.ts";

/** What Node tells of a request that it could not read. */
interface ParseError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** Answers what never became a request: garbage, a head that is too long or too slow. */
export function answerBrokenRequest(error: ParseError, socket: Duplex): void {
  const begun = (socket as { _httpMessage?: { _headerSent?: boolean } })._httpMessage?._headerSent;
  if (error.code === "ECONNRESET" || !socket.writable || begun) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(answerTo(error)));
}

function answerTo({ code, rawPacket }: ParseError): Answer {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return problem(408, "The request took too long to arrive.");
  if (code !== "HPE_HEADER_OVERFLOW") return problem(400, "This is no HTTP request.");
  // Node does not say which part was too long; a first line that has no end was the address.
  const head = rawPacket?.toString("latin1", 0, TARGET_MAX_CHARACTERS) ?? "";
  return /^[A-Z]+ [^\r\n]*$/.test(head)
    ? problem(414, `An address here has at most ${TARGET_MAX_CHARACTERS} characters.`)
    : problem(431, "The request's headers are too long.");
}

/** An answer as the bytes of HTTP/1.1, for a connection that is closed after it. */
export function rawAnswer({ status, headers, body }: Answer): string {
  const sent = sentBody(body);
  const lines = Object.entries({ ...headers, "content-length": sent.length, connection: "close" });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return `${head.join("\r\n")}\r\n\r\n${sent.toString()}`;
}
