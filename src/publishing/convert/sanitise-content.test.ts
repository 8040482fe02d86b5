import { describe, expect, it } from "vitest";
import { liveParts } from "#tests/publishing/live-parts.ts";
import { sanitiseContent } from "./sanitise-content.ts";

const BASE = "https://api.example/v1";
const sanitise = (html: string) => sanitiseContent(html, BASE);

describe("D26: HTML of another host", () => {
  it.each([
    ['<meta http-equiv="refresh" content="0; url=https://evil.example">Text', "Text"],
    ['<div style="position:fixed;inset:0;background:red">Text</div>', "<div>Text</div>"],
    ["<style>body { display: none }</style>Text", "Text"],
    ['<p class="dialog" onclick="alert(1)">Text</p>', "<p>Text</p>"],
    ["<script>alert(1)</script>Text<img src=x onerror=alert(1)>", 'Text<img src="https://api.example/x"'],
    ['<form action="https://evil.example"><input name="password">Text</form>', "Text"],
    ['<a href="javascript:alert(1)">Text</a>', "<a>Text</a>"],
    ['<iframe src="https://evil.example"></iframe>Text', "Text"],
    ['<base href="https://evil.example/">Text', "Text"],
  ])("has nothing that acts or covers the page: %s", (html, expected) => {
    const clean = sanitise(html);
    expect(clean).toContain(expected);
    expect(liveParts(clean)).toEqual([]);
    expect(clean).not.toMatch(/evil|alert|class/);
  });

  it("keeps text, tables, lists and pictures", () => {
    const html = "<h2>One</h2><p>A <strong>b</strong> <a href='/info/1-a'>c</a></p><ul><li>d</li></ul>";
    expect(sanitise(html)).toBe(
      '<h2 id="user-content-one">One</h2><p>A <strong>b</strong> <a href="/info/1-a">c</a></p><ul><li>d</li></ul>',
    );
  });

  it("stays as it is when it is sanitised twice", () => {
    const html = "<h3>One</h3><p id=x>A <a href='#x'>b</a></p><img src='https://x.example/a.png' alt=a><pre>c</pre>";
    expect(sanitise(sanitise(html))).toBe(sanitise(html));
  });

  it("finds relative files on that host, and pictures of that site under /media/", () => {
    const html = "<img src='photo.png' alt=''><a href='more.html'>x</a><img src='/media/a.webp' alt=''>";
    expect(sanitise(html)).toContain('<img src="https://api.example/photo.png"');
    expect(sanitise(html)).toContain('<a href="https://api.example/more.html" rel="noopener noreferrer">');
    expect(sanitise(html)).toContain('<img src="/media/a.webp"');
  });

  it("is refused when it is nested too deeply", () => {
    expect(() => sanitise("<div>".repeat(200))).toThrow(/nested too deeply/);
  });
});
