import { describe, expect, it } from "vitest";
import { readAddress } from "./written-address.ts";

describe("an address in an article, read as browsers read it", () => {
  it.each([
    ["https://example.com/a b", { kind: "remote", scheme: "https:", href: "https://example.com/a%20b" }],
    ["HTTP://EXAMPLE.com", { kind: "remote", scheme: "http:", href: "http://example.com/" }],
    ["//example.com/x", { kind: "remote", scheme: "https:", href: "https://example.com/x" }],
    ["/\\example.com/x", { kind: "remote", scheme: "https:", href: "https://example.com/x" }],
    ["/\t/example.com/x", { kind: "remote", scheme: "https:", href: "https://example.com/x" }],
    ["mailto:a@b.example", { kind: "remote", scheme: "mailto:", href: "mailto:a@b.example" }],
    ["/?screens=27in-16x9~32in-16x9", { kind: "site", href: "/?screens=27in-16x9~32in-16x9" }],
    [" /comparison.svg?screens=27-16x9 ", { kind: "site", href: "/comparison.svg?screens=27-16x9" }],
    ["/a/../../b", { kind: "site", href: "/b" }],
    ["#Größe", { kind: "fragment", id: "Größe" }],
    ["./other.md#part", { kind: "file", path: "./other.md", fragment: "part" }],
    ["a%20b.md?x", { kind: "file", path: "a b.md", fragment: "" }],
    ["100%.md", { kind: "file", path: "100%.md", fragment: "" }],
    ["../../etc/passwd", { kind: "file", path: "../../etc/passwd", fragment: "" }],
    ["data:image/png;base64,AA==", { kind: "data", bytes: Buffer.from([0]) }],
  ])("reads %j", (written, address) => {
    expect(readAddress(written)).toEqual(address);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " \u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript\r:alert(1)",
    "javascript://example.com/%0Aalert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "data:image/svg+xml;base64,PHN2Zy8+",
    "data:image/png,plain",
    "file:///etc/passwd",
    "blob:https://example.com/1",
    "ftp://example.com/",
    "view-source:https://example.com",
    "https://",
    "https://[",
    `https://example.com/${"a".repeat(3000)}`,
  ])("refuses %j", (written) => {
    expect(readAddress(written)).toEqual({ kind: "refused" });
  });
});
