import type { Server } from "node:net";
import { CONNECTIONS_PER_ADDRESS } from "./limits.ts";
import { isLoopback, networkOf } from "./middleware/client-address.ts";

/** Closes what one address opens beyond its connections. A proxy on this machine has as many as its visitors need. */
export function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (isLoopback(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > CONNECTIONS_PER_ADDRESS) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
