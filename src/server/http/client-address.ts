import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The visitor's address. `X-Forwarded-For` counts only from behind `trustedProxies` proxies, each of which adds at its
 * right end the address it was called from: what stands further left was written by the visitor and proves nothing.
 */
export function clientAddress(request: Pick<IncomingMessage, "headers" | "socket">, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const told = forwarded.at(-trustedProxies)?.trim() ?? "";
  return isIP(told) ? told : direct;
}

/** Whether the visitor's own connection is encrypted, as far as a trusted proxy says. */
export function cameOverTls(request: Pick<IncomingMessage, "headers">, trustedProxies: number): boolean {
  return trustedProxies > 0 && String(request.headers["x-forwarded-proto"] ?? "").trim() === "https";
}

/**
 * What is counted together as one visitor: an IPv4 address, or an IPv6 network of 64 bits, since that is what one
 * subscriber has. Null for this machine itself: a health check, or a proxy that was not named as trusted and stands
 * for all visitors at once.
 */
export function countedAs(address: string): string | null {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  if (plain.startsWith("127.") || plain === "::1" || plain === "") return null;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
