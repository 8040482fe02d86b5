import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "empty");
const OUT = join(import.meta.dirname, "..", ".cache", "bench", "empty");
const TYPES: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

/** Builds and serves the page of bench/empty, for production like the site. */
export async function serveEmptyPage(): Promise<{ url: string; close(): void }> {
  await build({ configFile: false, root: ROOT, logLevel: "error", build: { outDir: OUT, emptyOutDir: true } });
  const server = createServer(async (request, response) => {
    const path = request.url === "/" ? "/index.html" : String(request.url);
    const body = await readFile(join(OUT, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "text/plain" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
