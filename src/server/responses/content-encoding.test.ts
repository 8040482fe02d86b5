import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { isCompressible, preferredEncoding } from "./content-encoding.ts";

const app = new Hono().get("/", (c) => c.text(preferredEncoding(c)));

describe("preferredEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["identity", "identity"],
    ["deflate, zstd", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0.9, gzip;q=0.9", "br"],
    ["gzip;q=0, br;q=0", "identity"],
    ["*", "br"],
    ["*;q=0.1, br;q=0", "gzip"],
    [";;,,q=", "identity"],
  ])("for Accept-Encoding %j is %s", async (accepted, encoding) => {
    const response = await app.request("/", accepted === undefined ? {} : { headers: { "accept-encoding": accepted } });
    expect(await response.text()).toBe(encoding);
  });
});

it("compresses only longer texts", () => {
  expect(isCompressible("text/html; charset=utf-8", 5_000)).toBe(true);
  expect(isCompressible("application/json", 5_000)).toBe(true);
  expect(isCompressible("image/svg+xml", 5_000)).toBe(true);
  expect(isCompressible("application/atom+xml; charset=utf-8", 5_000)).toBe(true);
  expect(isCompressible("text/html", 500)).toBe(false);
  expect(isCompressible("image/webp", 5_000)).toBe(false);
});
