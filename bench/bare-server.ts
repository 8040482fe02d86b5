/** Bare `node:http`, which the site is compared with: sends a constant of so many bytes, or a 304 for 0 bytes. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = Buffer.alloc(Number(process.argv[2]), "x");

const server = createServer((_, response) => {
  if (body.length === 0) response.writeHead(304).end();
  else response.writeHead(200, { "content-type": "text/html", "content-length": body.length }).end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
