// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeLastComparison } from "./last-comparison.ts";
import { startAddress } from "./start-address.ts";

const ORIGIN = "https://diagonal.example:8443";

/** The address that `/open` leads to when another app shares a text. */
function sharedAs(name: "url" | "text" | "title", text: string): URL {
  const opened = new URL("/open", ORIGIN);
  opened.searchParams.set(name, text);
  return new URL(startAddress(opened), ORIGIN);
}

it("without anything shared leads to the last comparison, in the unit chosen last (F10.5, D36)", () => {
  localStorage.clear();
  const opened = () => startAddress(new URL("/open", ORIGIN));
  expect(opened()).toBe("/");
  writeLastComparison("?screens=40in-16x9-blue");
  expect(opened()).toBe("/?screens=40in-16x9-blue");
  localStorage.setItem("diagonal.lengths", "cm");
  expect(opened()).toBe("/?screens=40in-16x9-blue&lengths=cm");
  localStorage.clear();
});

describe("a link that another app shares (F10.5)", () => {
  it.each(["/info", "/?screens=27in-16x9-blue&align=bottom", "/info/1718000000000-a%20b?x=//y", "/a//b"])(
    "opens a page of this site: %s",
    (path) => {
      expect(sharedAs("url", ORIGIN + path).href).toBe(ORIGIN + path);
      expect(sharedAs("text", `Look: ${ORIGIN}${path} (new)`).href).toBe(ORIGIN + path);
    },
  );

  it("opens a page of another language at its whole address (F12)", () => {
    const opened = new URL("/open", ORIGIN);
    opened.searchParams.set("url", `${ORIGIN}/de/help`);
    expect(startAddress(opened)).toBe(`${ORIGIN}/de/help`);
  });

  it.each([
    "https://diagonal.example:8443//evil.example/x",
    "https://diagonal.example:8443/\\evil.example/x",
    "https://diagonal.example:8443\\\\evil.example/x",
    "https://diagonal.example:8443///evil.example/x",
    "https://diagonal.example:8443/./\\/evil.example/x",
    "https://diagonal.example:8443/x/..//evil.example/x",
    "https://diagonal.example:8443/%2e//evil.example/x",
    "https://diagonal.example:8443/\t/evil.example/x",
    "https://diagonal.example:8443/\n\\evil.example/x",
    "https://user:password@diagonal.example:8443//evil.example/x",
    "https://diagonal.example:8443@evil.example/x",
    "https://diagonal.example:443/x",
    "http://diagonal.example:8443/x",
    "https:evil.example/x",
    "https:\\\\evil.example/x",
    "//evil.example/x",
    "/\\evil.example/x",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("leads to no other site: %j", (text) => {
    for (const name of ["url", "text", "title"] as const) {
      expect(sharedAs(name, text).origin, name).toBe(ORIGIN);
      expect(sharedAs(name, `See ${text} now`).origin, name).toBe(ORIGIN);
    }
  });

  it("leads to no other site, whatever follows the site's own address", () => {
    const parts = fc.constantFrom("/", "\\", ".", "..", "%2f", "%5c", "%09", "\t", "@", ":", "?", "#", "evil.example");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (path) => {
        expect(sharedAs("url", ORIGIN + path.join("")).origin).toBe(ORIGIN);
      }),
    );
  });
});
