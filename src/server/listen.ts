import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { CONNECTIONS_MAX } from "./limits.ts";

/** Resolves when the server accepts connections. As many as it serves may wait for that while the process is busy. */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ port, host, backlog: CONNECTIONS_MAX });
  await once(server, "listening");
}

/** A port on which nothing listens at this moment. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
