import { describe, expect, it } from "vitest";
import { sanitiseSvg } from "./sanitise-svg.ts";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"${attributes}>${inside}<g /></svg>`;

describe("an SVG file", () => {
  it.each([
    '<rect width="20" height="10" fill="#09f" stroke="currentColor" />',
    '<g transform="translate(1 2)"><path d="M0 0h20" /><text x="1" y="2">27″ &#x26; 32″</text></g>',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red" /></linearGradient></defs><rect fill="url(#g)" />',
    "<style>rect{fill:red}@media (prefers-color-scheme:dark){rect{fill:url(#g)}}</style>",
    '<title>Two screens</title><text><textPath href="#a">27″</textPath></text>',
  ])("keeps what only draws: %s", (inside) => {
    expect(sanitiseSvg(svg(inside)).svg).toBe(`${svg(inside)}\n`);
  });

  it("keeps the namespace of xlink:href, without which browsers do not draw the file", () => {
    const file = svg('<linearGradient xlink:href="#a" />', ' xmlns:xlink="http://www.w3.org/1999/xlink"');
    expect(sanitiseSvg(file).svg).toBe(`${file}\n`);
  });

  it("has the size of its attributes, else of its viewBox, else none", () => {
    expect(sanitiseSvg(svg(""))).toMatchObject({ width: 20, height: 10 });
    expect(sanitiseSvg(svg("", ' width="40.4px" height="20"'))).toMatchObject({ width: 40, height: 20 });
    expect(sanitiseSvg(svg("", ' width="100%" height="100%"'))).toMatchObject({ width: 20, height: 10 });
    expect(sanitiseSvg("<svg/>")).toMatchObject({ width: null, height: null });
  });

  it("may have an XML prologue, comments and metadata of editors", () => {
    const file = `<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x">
      ${svg('<metadata><rdf:RDF>x</rdf:RDF></metadata><sodipodi:namedview inkscape:zoom="1"/><g inkscape:label="a"/>')}`;
    expect(sanitiseSvg(file).svg).toBe(`${svg("<g />")}\n`);
  });

  it.each([
    ["a script", "<script>alert(1)</script>", ""],
    ["a handler", '<rect onclick="alert(1)" />', "<rect />"],
    ["foreign content", "<foreignObject><p>a</p></foreignObject>", ""],
    ["an animation", '<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>', "<rect />"],
    ["a link, but not its content", '<a href="javascript:alert(1)"><rect /></a>', "<rect />"],
    ["a remote picture", '<image href="https://evil.example/a.png" />', ""],
    ["a remote part", '<text><textPath href="https://evil.example/a.svg#b" /></text>', "<text><textPath /></text>"],
    ["a remote paint", '<rect fill="url(https://evil.example/a)" />', "<rect />"],
    ["a remote style", '<rect style="fill:url( //evil.example/a )" />', "<rect />"],
    ["an escaped style", '<rect style="fill:u\\72l(//evil.example)" />', "<rect />"],
  ])("removes %s", (_name, inside, left) => {
    expect(sanitiseSvg(svg(inside)).svg).toBe(`${svg(left)}\n`);
  });

  it.each([
    ["declares entities", '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    ["imports styles", svg("<style>@import url(//evil.example)</style>")],
    ["is a page", "<html><body><p>a</p><svg/></body></html>"],
    ["is two drawings", "<svg/><svg/>"],
    ["is text", "hello"],
    ["breaks out into HTML", svg("<p><img src=x onerror=alert(1)></p>")],
    ["is nested without end", `<svg>${"<g>".repeat(20_000)}`],
  ])("refuses a file that %s", (_name, file) => {
    expect(() => sanitiseSvg(file)).toThrow(expect.objectContaining({ name: "ArticleError" }));
  });

  it.each([
    ["<use>", '<g id="a"/><use href="#a"/>'],
    ["<pattern>", '<pattern id="a"><rect/></pattern><rect fill="url(#a)"/>'],
    ["<clipPath>", '<defs><clipPath id="a"><rect/></clipPath></defs>'],
    ["<mask>", '<a><mask id="a"><rect/></mask></a>'],
    ["<marker>", '<marker id="a"><path/></marker><path marker-end="url(#a)"/>'],
    ["<filter>", '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter>'],
    ["a filter", '<rect style="fill: red; FILTER : blur(2px)"/>'],
    ["a filter", '<rect filter="blur(2px)"/>'],
    ["a filter", "<style>rect { -webkit-backdrop-filter/**/: blur(2px) }</style>"],
    ["a filter", "<style>rect { --a: drop-shadow(1px 1px red) }</style>"],
  ])("that has %s is refused by name, since a browser may work on it for very long", (what, inside) => {
    expect(() => sanitiseSvg(svg(inside))).toThrow(
      expect.objectContaining({ name: "ArticleError", reason: expect.stringMatching(new RegExp(`has ${what}$`)) }),
    );
  });
});
