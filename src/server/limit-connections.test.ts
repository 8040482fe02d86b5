import { once } from "node:events";
import { Server } from "node:net";
import { Duplex } from "node:stream";
import { describe, expect, it } from "vitest";
import { limitConnections } from "./limit-connections.ts";
import { CONNECTIONS_PER_ADDRESS } from "./limits.ts";

function limitedServer() {
  const server = new Server();
  limitConnections(server);
  const connectFrom = (remoteAddress: string) => {
    const socket = Object.assign(new Duplex({ read() {} }), { remoteAddress });
    server.emit("connection", socket);
    return socket;
  };
  return (address: string, count: number) => Array.from({ length: count }, () => connectFrom(address));
}

describe("limitConnections", () => {
  it("closes what an address or an IPv6 network opens beyond its connections, and nothing of others", () => {
    const open = limitedServer();
    for (const [address, sameVisitor] of [
      ["203.0.113.7", "::ffff:203.0.113.7"],
      ["2001:db8::1", "2001:db8::2"],
    ] as const) {
      const admitted = open(address, CONNECTIONS_PER_ADDRESS);
      expect(admitted.some(({ destroyed }) => destroyed)).toBe(false);
      expect(open(sameVisitor, 1)[0]?.destroyed).toBe(true);
    }
    expect(open("198.51.100.1", 1)[0]?.destroyed).toBe(false);
  });

  it("admits a new connection when one has closed", async () => {
    const open = limitedServer();
    const [first] = open("203.0.113.7", CONNECTIONS_PER_ADDRESS);
    const [refused] = open("203.0.113.7", 1);
    await Promise.all([once(first?.destroy() as Duplex, "close"), refused?.closed || once(refused as Duplex, "close")]);
    const [admitted, refusedAgain] = open("203.0.113.7", 2);
    expect([admitted?.destroyed, refusedAgain?.destroyed]).toEqual([false, true]);
  });

  it("leaves this machine alone, where a proxy connects for everyone", () => {
    const open = limitedServer();
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
      expect(open(address, 2 * CONNECTIONS_PER_ADDRESS).some(({ destroyed }) => destroyed)).toBe(false);
    }
  });
});
