import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { cameOverTls, clientAddress, countedAs } from "./client-address.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe("a visitor's address", () => {
  it("is the connection's, whatever the request claims, while no proxy is trusted", () => {
    expect(clientAddress(from("203.0.113.7", { "x-forwarded-for": "198.51.100.1" }), 0)).toBe("203.0.113.7");
  });

  it("is what the trusted proxies saw, never what the visitor wrote before them", () => {
    const forwarded = from("10.0.0.1", { "x-forwarded-for": "1.2.3.4, 203.0.113.7, 10.0.0.2" });
    expect(clientAddress(forwarded, 1)).toBe("10.0.0.2");
    expect(clientAddress(forwarded, 2)).toBe("203.0.113.7");
  });

  it("is the connection's where the proxy says nothing that is an address", () => {
    for (const value of ["", "unknown", "1.2.3", "<script>"]) {
      expect(clientAddress(from("10.0.0.1", { "x-forwarded-for": value }), 1)).toBe("10.0.0.1");
    }
    expect(clientAddress(from("10.0.0.1", { "x-forwarded-for": "203.0.113.7" }), 3)).toBe("10.0.0.1");
  });

  it("counts an IPv4 address alone and an IPv6 network together", () => {
    expect(countedAs("203.0.113.7")).toBe("203.0.113.7");
    expect(countedAs("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(countedAs("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
    expect(countedAs("2001:0db8:0001:0002::9")).toBe("2001:db8:1:2");
    expect(countedAs("2001:db8::9")).toBe("2001:db8:0:0");
    expect(countedAs("fe80::1%eth0")).toBe("fe80:0:0:0");
  });

  it("is not counted where it is this machine's own", () => {
    for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) expect(countedAs(address)).toBeNull();
  });

  it("is known to be reached over TLS from a trusted proxy only", () => {
    const forwarded = from("10.0.0.1", { "x-forwarded-proto": "https" });
    expect([cameOverTls(forwarded, 0), cameOverTls(forwarded, 1), cameOverTls(from("10.0.0.1"), 1)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
