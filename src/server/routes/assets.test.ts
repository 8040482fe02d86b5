import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "#tests/server/test-app.ts";
import { readAssets } from "./assets.ts";

const script = `console.log(${JSON.stringify("a long script ".repeat(100))})`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "static-"));
  const write = (path: string, body: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  };
  write("assets/entry-abc.js", script);
  write("assets/entry-abc.js.br", brotliCompressSync(script));
  write("assets/entry-abc.js.gz", gzipSync(script));
  write("assets/late-abc.css", "p{}".repeat(1000));
  write("assets/dot-abc.png", Buffer.from([1, 2, 3]));
  write("favicon.svg", "<svg/>");
  write("sw.js", "keep();");
  write("sw-off.js", "remove();");
  write(".vite/manifest.json", "{}");
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, accept?: string) =>
  testApp({ assets: readAssets(folder) }).request(path, accept ? { headers: { "accept-encoding": accept } } : {});

describe("a static file", () => {
  it("with a hash in its name may be cached for ever", async () => {
    const response = await get("/assets/entry-abc.js");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toBe(script);
  });

  it("without a hash is cached for an hour", async () => {
    const response = await get("/favicon.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(response.headers.get("etag")).toMatch(/^"/);
  });

  it("that is the service worker is checked at every visit, and may fetch from this site only", async () => {
    const response = await get("/sw.js");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
    expect(await response.text()).toBe("keep();");
  });

  it("that is the service worker is the one that removes itself if it is withdrawn (F10.4)", async () => {
    const { request } = testApp({ assets: readAssets(folder, { offline: false }) });
    const response = await request("/sw.js");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toBe("remove();");
  });

  it("is sent as the build compressed it", async () => {
    const br = await get("/assets/entry-abc.js", "gzip, br");
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("accept-encoding");
    expect(Buffer.from(await br.arrayBuffer())).toEqual(brotliCompressSync(script));
    const gzip = await get("/assets/entry-abc.js", "gzip");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gzip.headers.get("etag")).not.toBe(br.headers.get("etag"));
  });

  it("is compressed when the build did not, unless its type gains nothing", async () => {
    expect((await get("/assets/late-abc.css", "br")).headers.get("content-encoding")).toBe("br");
    const picture = await get("/assets/dot-abc.png", "br");
    expect([picture.headers.get("content-encoding"), picture.headers.get("vary")]).toEqual([null, null]);
  });

  it("returns 304 when the ETag matches", async () => {
    const { request } = testApp({ assets: readAssets(folder) });
    const tag = (await request("/assets/dot-abc.png")).headers.get("etag") as string;
    const again = await request("/assets/dot-abc.png", { headers: { "if-none-match": tag } });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, "public, max-age=31536000, immutable"]);
  });

  it("does not include files of the build itself or the compressed files", async () => {
    for (const path of ["/.vite/manifest.json", "/assets/../../package.json"])
      expect((await get(path)).status).toBe(302);
    expect((await get("/assets/entry-abc.js.br")).status).toBe(404);
  });
});
