import type { IncomingMessage, ServerResponse } from "node:http";
import { BODY_MAX_BYTES, LINGER_MS } from "./limits.ts";

/**
 * Drops the body of a request as it arrives, since no route reads one. It is read up to the limit and no further, and a
 * connection on which it still arrives some time after the response is closed.
 */
export function discardBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { "content-length": length, "transfer-encoding": coding } = incoming.headers;
  if (coding === undefined && Number(length ?? 0) === 0) return;
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > BODY_MAX_BYTES) incoming.pause();
  });
  outgoing.once("finish", () => {
    setTimeout(() => incoming.complete || incoming.socket.destroy(), LINGER_MS).unref();
  });
}
