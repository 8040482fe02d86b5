import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "#tests/server/test-app.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "media-"));
  mkdirSync(join(folder, "media", "a1"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "media", "a1", "photo-640.webp"), "pixels");
  writeFileSync(join(folder, "media", "drawing.svg"), "<svg onload='x()'/>");
  writeFileSync(join(folder, "media", ".hidden.png"), "x");
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, init?: RequestInit) => testApp({ mediaDir: join(folder, "media") }).request(path, init);

describe("a picture of an article", () => {
  it("is sent with its type, may be cached for ever and shown by other sites", async () => {
    const response = await get("/media/a1/photo-640.webp");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("pixels");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("returns 304 when the ETag matches, and HEAD without the bytes", async () => {
    const tag = (await get("/media/a1/photo-640.webp")).headers.get("etag") as string;
    expect((await get("/media/a1/photo-640.webp", { headers: { "if-none-match": tag } })).status).toBe(304);
    const head = await get("/media/a1/photo-640.webp", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "6", ""]);
  });

  it("in SVG runs nothing when a browser opens it by itself", async () => {
    const { headers } = await get("/media/drawing.svg");
    expect(headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*sandbox$/);
  });

  it.each([
    "/media/gone.png",
    "/media/",
    "/media/a1",
    "/media/.hidden.png",
    "/media/%2e%2e/secret.txt",
    "/media/..%2fsecret.txt",
    "/media/a1/..%2f..%2fsecret.txt",
    "/media//etc/passwd",
    "/media/a1%00.png",
  ])("does not include a file outside the folder or a hidden one: %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBeGreaterThanOrEqual(300);
    expect(await response.text()).not.toContain("secret");
  });

  it("is a redirect to the host of the articles when this site has no such picture", async () => {
    const { request } = testApp({ mediaDir: "/nowhere", articlesOrigin: "https://api.example.org" });
    const response = await request("/media/a1/photo-640.webp");
    expect([response.status, response.headers.get("location")]).toEqual([
      307,
      "https://api.example.org/media/a1/photo-640.webp",
    ]);
    expect((await request("/media/..%2f..%2fadmin")).status).toBe(404);
  });
});
