import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress, rateLimitKey, type ServerEnv } from "./client-address.ts";

/** The address that the application sees. */
async function addressOf(remoteAddress: string, forwardedFor: string | null, trustedProxies: number) {
  const app = new Hono<ServerEnv>().get("/", (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

describe("clientAddress", () => {
  it("is the connection's address while no proxy is trusted", async () => {
    expect(await addressOf("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
  });

  it("is the address that a trusted proxy appended, not one that the visitor wrote", async () => {
    const forwarded = "1.2.3.4, 203.0.113.7, 10.0.0.2";
    expect(await addressOf("10.0.0.1", forwarded, 1)).toBe("10.0.0.2");
    expect(await addressOf("10.0.0.1", forwarded, 2)).toBe("203.0.113.7");
  });

  it("is the connection's address when the proxy forwards none", async () => {
    for (const value of [null, "", "unknown", "1.2.3", "<script>"]) {
      expect(await addressOf("10.0.0.1", value, 1)).toBe("10.0.0.1");
    }
    expect(await addressOf("10.0.0.1", "203.0.113.7", 3)).toBe("10.0.0.1");
  });
});

describe("rateLimitKey", () => {
  it("is an IPv4 address, or the IPv6 network of 64 bits", () => {
    expect(rateLimitKey("203.0.113.7")).toBe("203.0.113.7");
    expect(rateLimitKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(rateLimitKey("2001:db8:1:2:3:4:5:6")).toBe("2001:0db8:0001:0002");
    expect(rateLimitKey("2001:0db8:0001:0002::9")).toBe("2001:0db8:0001:0002");
    expect(rateLimitKey("2001:db8::9")).toBe("2001:0db8:0000:0000");
    expect(rateLimitKey("fe80::1%eth0")).toBe("fe80:0000:0000:0000");
  });

  it("is null for this machine", () => {
    for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) {
      expect(rateLimitKey(address)).toBeNull();
    }
  });
});
