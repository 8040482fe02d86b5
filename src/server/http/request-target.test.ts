import { describe, expect, it } from "vitest";
import { decodePath, targetOf } from "./request-target.ts";

describe("the target of a request", () => {
  it.each([
    ["http://h/", "/", ""],
    ["http://h/info?page=2", "/info", "?page=2"],
    ["http://h/info?", "/info", ""],
    ["http://h/info?a=1?b=2", "/info", "?a=1?b=2"],
    ["http://h:80//evil.example/x?y", "//evil.example/x", "?y"],
    ["http://h/info#part?x", "/info", ""],
    ["http://h/info?x#part", "/info", "?x"],
    ["/info?page=2", "/info", "?page=2"],
    ["//evil.example/x", "//evil.example/x", ""],
  ])("of %s is %s and %s", (url, pathname, search) => {
    expect(targetOf(url)).toEqual({ pathname, search });
  });

  it("is decoded where it can be, and null where it cannot", () => {
    expect(decodePath("/info/1-gr%C3%B6%C3%9Fe%2F27")).toBe("/info/1-größe/27");
    for (const broken of ["/%", "/%zz", "/%ff", "/%C3", "/a%00b", "/a\\b"]) expect(decodePath(broken)).toBeNull();
  });
});
