import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";

export interface ServerEnv {
  /** What the Node adapter hands to the application; absent in `app.request()`. */
  Bindings: Partial<HttpBindings>;
}

/**
 * What the limits of one visitor count by: an IPv4 address, or an IPv6 network of 64 bits, since one subscriber has that
 * many. Null for a program on this machine, such as a health check, unless it forwards requests of others.
 */
export function visitorOf(c: Context<ServerEnv>, trustedProxies: number): string | null {
  const direct = c.env.incoming?.socket.remoteAddress ?? "";
  const forwardedFor = c.req.header("x-forwarded-for");
  if (forwardedFor === undefined) return isLoopback(direct) ? null : networkOf(direct);
  // Each proxy appends the address of its own client; a visitor can write any entry further left.
  const entry = trustedProxies === 0 ? undefined : forwardedFor.split(",").at(-trustedProxies);
  return networkOf(withoutPort(entry?.trim() ?? "") ?? direct);
}

/** Whether the address is this machine's own. Without a socket it is empty, which counts as this machine. */
export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.|^::1$|^$/.test(address);
}

/** An IPv4 address as it is; the network of 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:|%.*$/g, "");
  return plain.includes(":") ? expandIPv6(plain).split(":").slice(0, 4).join(":") : plain;
}

/** The address in `address`, `address:port` or `[address]:port`; null for anything else. */
function withoutPort(entry: string): string | null {
  const address = isIP(entry) ? entry : entry.replace(/^\[(.*)\](:\d+)?$|^([^:]*):\d+$/, "$1$3");
  return isIP(address) ? address : null;
}
