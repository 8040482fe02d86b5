import { connect, type Socket } from "node:net";

export interface Load {
  readonly port: number;
  /** The path of each next request; also the headers beside Host, each ending in CRLF. */
  readonly next: () => { path: string; headers?: string };
  readonly connections: number;
  readonly ms: number;
  /**
   * Whether this process never sleeps meanwhile. Else to wake it is work of the server, an interrupt to the other
   * processor with each answer, as soon as the server is the slower of the two; a client elsewhere costs it nothing.
   */
  readonly isAwake?: boolean;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds from a request's last byte to its answer's last byte. */
  readonly p50: number;
  readonly p99: number;
  /** How many answers had which status; 0 counts connections that broke. */
  readonly statuses: Readonly<Record<number, number>>;
}

/**
 * Asks a server as fast as it answers, with one request at a time on each of so many connections. It does no more than
 * find the end of each answer, so that it is the server that is measured.
 */
export async function load({ port, next, connections, ms, isAwake = false }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const started = performance.now();
  const end = started + ms;
  let isOver = false;
  const stayAwake = () => {
    if (!isOver) setImmediate(stayAwake);
  };
  if (isAwake) stayAwake();
  await Promise.all(Array.from({ length: connections }, () => converse(port, next, end, times, statuses)));
  isOver = true;
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), statuses };
}

function converse(
  port: number,
  next: Load["next"],
  end: number,
  times: number[],
  statuses: Record<number, number>,
): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let sent = 0;
    let missing = -1;
    let head: Buffer | null = null;
    const ask = () => {
      const { path, headers = "" } = next();
      missing = -1;
      sent = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`);
    };
    const count = (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    socket.on("connect", ask);
    socket.on("data", (received: Buffer) => {
      let chunk = received;
      if (missing < 0) {
        if (head) chunk = Buffer.concat([head, chunk]);
        const headEnd = chunk.indexOf("\r\n\r\n");
        head = headEnd < 0 ? chunk : null;
        if (headEnd < 0) return;
        const text = chunk.toString("latin1", 0, headEnd);
        const status = Number(text.slice(9, 12));
        count(status);
        missing = bodyLength(text, status) + headEnd + 4;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      const now = performance.now();
      times.push(now - sent);
      if (now < end) ask();
      else socket.end();
    });
    socket.on("error", () => count(0));
    socket.on("close", () => resolve());
  });
}

function bodyLength(head: string, status: number): number {
  const at = head.search(/\r\ncontent-length: /i);
  if (at < 0 && status !== 304 && status !== 204) throw new Error(`An answer without a length:\n${head}`);
  return at < 0 ? 0 : Number.parseInt(head.slice(at + 18), 10);
}
