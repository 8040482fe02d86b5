import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";

/** What the Node adapter hands to the application; absent in `app.request()`. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
}

/**
 * The visitor's address. Each of the `trustedProxies` proxies appends the address of its own client to
 * `X-Forwarded-For`; a visitor can write any entry further left.
 */
export function clientAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const direct = c.env.incoming?.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-trustedProxies)?.trim() ?? "";
  return isIP(forwarded) ? forwarded : direct;
}

/**
 * The rate limit counts per IPv4 address, or per IPv6 network of 64 bits, since one subscriber has that many.
 * Null for this machine itself: a health check, or an untrusted proxy that sends every visitor's requests.
 */
export function rateLimitKey(address: string): string | null {
  const plain = address.replace(/^::ffff:|%.*$/g, "");
  if (plain.startsWith("127.") || plain === "::1" || plain === "") return null;
  return plain.includes(":") ? expandIPv6(plain).split(":").slice(0, 4).join(":") : plain;
}
