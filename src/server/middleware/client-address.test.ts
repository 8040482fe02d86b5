import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { type ServerEnv, visitorOf } from "./client-address.ts";

/** Whom the limits count a request for. */
async function visitor(remoteAddress: string, forwardedFor: string | null = null, trustedProxies = 0) {
  const app = new Hono<ServerEnv>().get("/", (c) => c.json(visitorOf(c, trustedProxies)));
  const headers = forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return response.json();
}

describe("visitorOf", () => {
  it("is the connection's address while no proxy is trusted", async () => {
    expect(await visitor("203.0.113.7")).toBe("203.0.113.7");
    expect(await visitor("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  });

  it("is the address that a trusted proxy appended, not one that the visitor wrote", async () => {
    const forwarded = "1.2.3.4, 203.0.113.7, 10.0.0.2";
    expect(await visitor("10.0.0.1", forwarded, 1)).toBe("10.0.0.2");
    expect(await visitor("10.0.0.1", forwarded, 2)).toBe("203.0.113.7");
  });

  it("is the address without the port that some proxies append", async () => {
    expect(await visitor("127.0.0.1", "203.0.113.7:4711", 1)).toBe("203.0.113.7");
    expect(await visitor("127.0.0.1", "[2001:db8:1:2::9]:4711", 1)).toBe("2001:0db8:0001:0002");
    expect(await visitor("127.0.0.1", "[2001:db8:1:2::9]", 1)).toBe("2001:0db8:0001:0002");
  });

  it("is the connection's address when the proxy forwards no address", async () => {
    for (const value of [
      null,
      "",
      "unknown",
      "1.2.3",
      "<script>",
      "203.0.113.7:",
      "203.0.113.7:80:90",
      "[::1",
      ":80",
    ]) {
      expect(await visitor("10.0.0.1", value, 1)).toBe("10.0.0.1");
    }
    expect(await visitor("10.0.0.1", "203.0.113.7", 3)).toBe("10.0.0.1");
  });

  it("is the IPv6 network of 64 bits, and the IPv4 address in a mapped one", async () => {
    expect(await visitor("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(await visitor("2001:db8:1:2:3:4:5:6")).toBe("2001:0db8:0001:0002");
    expect(await visitor("2001:0db8:0001:0002::9")).toBe("2001:0db8:0001:0002");
    expect(await visitor("2001:db8::9")).toBe("2001:0db8:0000:0000");
    expect(await visitor("fe80::1%eth0")).toBe("fe80:0000:0000:0000");
  });

  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "is null for this machine (%s) unless it forwards a request",
    async (address) => {
      expect(await visitor(address)).toBeNull();
      for (const trustedProxies of [0, 1]) {
        for (const forwarded of ["", "unknown"]) {
          expect(await visitor(address, forwarded, trustedProxies)).toEqual(expect.any(String));
        }
      }
      expect(await visitor(address, "203.0.113.7", 0)).not.toBe("203.0.113.7");
      expect(await visitor(address, "127.0.0.1", 1)).toBe("127.0.0.1");
    },
  );
});
