/** The measure of all servers here: node:http and nothing else, which sends so many bytes to whoever asks; of 0, a 304. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = Buffer.alloc(Number(process.argv[2]), "x");
const isUnchanged = body.length === 0;

const server = createServer((_, response) => {
  if (isUnchanged) response.writeHead(304).end();
  else response.writeHead(200, { "content-type": "text/html", "content-length": body.length }).end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
