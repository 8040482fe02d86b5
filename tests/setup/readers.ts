import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Between a response and the client's next request, so that the clients do not take the processor from the servers. */
const PAUSE_MS = 40;

/** One request and its whole response. */
export interface Reading {
  readonly url: string;
  /** When it was sent, in milliseconds of `performance.now()`. */
  readonly sent: number;
  /** 0 if the connection broke. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** Clients that send one request after another until they are stopped. */
export interface Readers {
  readonly readings: readonly Reading[];
  stop(): Promise<void>;
}

/** @param nextUrl returns the address of the next request */
export function startReaders(count: number, nextUrl: () => string): Readers {
  const readings: Reading[] = [];
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  const reader = async () => {
    while (!isStopped) {
      readings.push(await read(nextUrl(), agent));
      await pause(PAUSE_MS);
    }
  };
  const all = Array.from({ length: count }, reader);
  return {
    readings,
    async stop() {
      isStopped = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

function read(url: string, agent: Agent): Promise<Reading> {
  const sent = performance.now();
  return new Promise((resolve) => {
    const broken = () => resolve({ url, sent, status: 0, retryAfter: undefined, text: "" });
    const request = get(url, { agent }, (message) => {
      let text = "";
      message.setEncoding("utf8").on("data", (data) => {
        text += data;
      });
      message.once("error", broken);
      message.once("end", () => {
        resolve({ url, sent, status: message.statusCode ?? 0, retryAfter: message.headers["retry-after"], text });
      });
    });
    request.once("error", broken);
  });
}
