import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: Linux begins at 32768, others at 49152. */
const PORTS = { from: 20_000, to: 32_000 };

/** The ports that this process has given out. */
const given = new Set<number>();

/**
 * A port on which nothing listens now. No connection of another test can take it before the server listens, or while a test
 * has stopped its server.
 */
export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
