import { describe, expect, it } from "vitest";
import { chooseCoding, isWorthCompressing } from "./content-coding.ts";

describe("the coding of an answer (RFC 9110, 12.5.3)", () => {
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
    ["gzip;q=nonsense", "identity"],
    [";;,,q=", "identity"],
  ])("for a client that accepts %j is %s", (accepted, coding) => {
    expect(chooseCoding(accepted)).toBe(coding);
  });

  it("is worth it for text of some length only", () => {
    expect(isWorthCompressing("text/html; charset=utf-8", 5_000)).toBe(true);
    expect(isWorthCompressing("application/problem+json", 5_000)).toBe(true);
    expect(isWorthCompressing("image/svg+xml", 5_000)).toBe(true);
    expect(isWorthCompressing("application/atom+xml; charset=utf-8", 5_000)).toBe(true);
    expect(isWorthCompressing("text/html", 500)).toBe(false);
    expect(isWorthCompressing("image/webp", 5_000)).toBe(false);
  });
});
