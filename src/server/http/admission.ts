import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Answer } from "./answer.ts";
import { clientAddress, countedAs } from "./client-address.ts";
import {
  ADDRESSES_COUNTED_MAX,
  BODY_MAX_BYTES,
  CONNECTIONS_MAX,
  CONNECTIONS_MAX_PER_ADDRESS,
  IN_FLIGHT_MAX,
  REQUESTS_BURST,
  REQUESTS_PER_SECOND,
  TARGET_MAX_CHARACTERS,
} from "./limits.ts";
import { problem, unavailable } from "./problem.ts";
import { isTarget } from "./request-target.ts";
import { TokenBuckets } from "./token-buckets.ts";

/** Names, addresses and ports have no other characters (RFC 3986, 3.2.2); what is said here is used nowhere. */
const HOST = /^[\w.:%[\]-]*$/;

/** Who and what is let in: the limits that are known before a request is looked at. */
export class Admission {
  readonly #trustedProxies: number;
  readonly #connectionsFrom = new Map<string, number>();
  readonly #buckets: TokenBuckets;
  /** Requests being answered; whoever answers them counts. */
  inFlight = 0;
  connections = 0;
  refused = 0;

  constructor(trustedProxies: number, now = () => performance.now()) {
    this.#trustedProxies = trustedProxies;
    this.#buckets = new TokenBuckets({
      perSecond: REQUESTS_PER_SECOND,
      burst: REQUESTS_BURST,
      maxBuckets: ADDRESSES_COUNTED_MAX,
      now,
    });
  }

  /** Counts a connection until it closes. Whoever hoards them loses the further ones. */
  connected(socket: Socket): void {
    // Behind a proxy all connections are the proxy's.
    const address = this.#trustedProxies > 0 ? null : countedAs(socket.remoteAddress ?? "");
    const fromThere = address === null ? 0 : (this.#connectionsFrom.get(address) ?? 0) + 1;
    this.connections++;
    if (address !== null) this.#connectionsFrom.set(address, fromThere);
    socket.once("close", () => {
      this.connections--;
      if (address === null) return;
      const left = (this.#connectionsFrom.get(address) ?? 1) - 1;
      if (left > 0) this.#connectionsFrom.set(address, left);
      else this.#connectionsFrom.delete(address);
    });
    if (fromThere <= CONNECTIONS_MAX_PER_ADDRESS) return;
    this.refused++;
    socket.destroy();
  }

  /** Why this request is not answered, or null where it is. */
  refusal(request: IncomingMessage): Answer | null {
    const { url = "", headers } = request;
    if (!isTarget(url) || !HOST.test(headers.host ?? "")) return problem(400, "The request's address is malformed.");
    if (url.length > TARGET_MAX_CHARACTERS) {
      return problem(414, `An address here has at most ${TARGET_MAX_CHARACTERS} characters.`);
    }
    if (Number(headers["content-length"] ?? 0) > BODY_MAX_BYTES) {
      return problem(413, "Nothing here takes a body.");
    }
    const visitor = countedAs(clientAddress(request, this.#trustedProxies));
    const wait = visitor === null ? 0 : this.#buckets.take(visitor);
    if (wait === 0 && this.inFlight < IN_FLIGHT_MAX && this.connections <= CONNECTIONS_MAX) return null;
    this.refused++;
    if (wait === 0) return unavailable("There is more to do here than can be done just now.");
    return problem(429, "There were too many requests from your address.", { "retry-after": String(wait) });
  }
}
