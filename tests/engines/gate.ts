import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { freePort } from "../setup/free-port.ts";

/** A proxy in front of the site, with which a journey disturbs the network in every browser alike. */
export class Gate {
  readonly url: string;
  readonly #port: number;
  readonly #site: URL;
  #server: Server | null = null;
  #failing: RegExp | null = null;
  #held: { readonly paths: RegExp; readonly requests: (() => void)[] } | null = null;

  private constructor(port: number, site: string) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#site = new URL(site);
  }

  static async open(site: string): Promise<Gate> {
    const gate = new Gate(await freePort(), site);
    await gate.connect();
    return gate;
  }

  /** Ends the network: no connection is accepted, and those that are open end. */
  async disconnect(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }

  async connect(): Promise<void> {
    this.#server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing)).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Breaks the connection of every request for such a path; null for none. */
  fail(paths: RegExp | null): void {
    this.#failing = paths;
  }

  /** Holds every request for such a path back until the returned function is called. */
  hold(paths: RegExp): () => void {
    const held = { paths, requests: [] as (() => void)[] };
    this.#held = held;
    return () => {
      this.#held = null;
      for (const send of held.requests) send();
    };
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? "/";
    if (this.#failing?.test(path)) {
      incoming.socket.destroy();
      return;
    }
    const send = () => {
      const { hostname, port } = this.#site;
      const forwarded = request({ hostname, port, path, method: incoming.method, headers: incoming.headers });
      forwarded.on("response", (response) => {
        // From the browser's cache a script would come past the gate.
        outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, "cache-control": "no-cache" });
        response.pipe(outgoing);
      });
      forwarded.on("error", () => outgoing.destroy());
      incoming.pipe(forwarded);
    };
    if (this.#held?.paths.test(path)) this.#held.requests.push(send);
    else send();
  }
}
