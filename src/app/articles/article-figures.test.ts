// @vitest-environment happy-dom

import { expect, it, vi } from "vitest";
import { figureAddresses, loadFigures, rememberServedFigures, withFigures } from "./article-figures.ts";

const LINKED =
  '<a href="/?screens=27in-16x9"><img src="/comparison.svg?screens=27in-16x9&#x26;focus=1" alt="A 27″ > a 24″"></a>';
const LIVE = (address: string) => `<text>${address}</text>`;

it("V10: puts the live figure in the place of a drawing, named by the drawing's alternative text", () => {
  expect(withFigures(`<p>${LINKED}</p>`, LIVE)).toBe(
    '<p><a href="/?screens=27in-16x9">' +
      '<svg role="img" aria-label="A 27″ > a 24″" data-figure="/figure?screens=27in-16x9&amp;focus=1">' +
      "<text>/figure?screens=27in-16x9&focus=1</text></svg></a></p>",
  );
});

it("V10: links a drawing without a link to its comparison, which knows no parameter of pictures", () => {
  const drawing =
    '<p><a href="/info">All</a> <img src="/comparison.svg?screens=27in-16x9-at70cm&#x26;align=side&#x26;focus=1&#x26;scheme=dark" alt=""></p>';
  expect(withFigures(drawing, LIVE)).toContain(
    '</a> <a href="/?screens=27in-16x9-at70cm&amp;align=side"><svg role="img" aria-label="" data-figure="/figure?screens=27in-16x9-at70cm&amp;align=side&amp;focus=1">',
  );
});

it("leaves other pictures as they are", () => {
  const content = '<img src="/media/a.png" alt="/comparison.svg"><p>/comparison.svg</p>';
  expect(withFigures(content, LIVE)).toBe(content);
});

it("V8: gives thumbnails and drawings without a live figure a dark source", () => {
  const dark = (query: string) =>
    `<source media="screen and (prefers-color-scheme: dark)" srcset="/comparison.svg?${query}">`;
  const thumbnail = '<img src="/comparison.svg?screens=27in-16x9&#x26;size=thumbnail" alt="a > b">';
  expect(withFigures(`<p>${thumbnail}</p>`, LIVE)).toBe(
    `<p><picture>${dark("screens=27in-16x9&amp;size=thumbnail&amp;scheme=dark")}${thumbnail}</picture></p>`,
  );
  const quoted = '<img alt="a > b" src="/comparison.svg" width="1200" height="630">';
  expect(withFigures(quoted, () => null)).toBe(`<picture>${dark("scheme=dark")}${quoted}</picture>`);
});

it("names each figure of an article once, and no thumbnail", () => {
  const thumbnail = '<img src="/comparison.svg?screens=50in-16x9&#x26;size=thumbnail">';
  expect(figureAddresses(`${LINKED}${thumbnail}${LINKED}<img src="/comparison.svg">`)).toEqual([
    "/figure?screens=27in-16x9&focus=1",
    "/figure?",
  ]);
});

it("has sixty live figures in an article at most, each as often as it occurs, and pictures for the rest", () => {
  const drawing = (size: number) => `<img src="/comparison.svg?screens=${size}in-1x1" alt="">`;
  const first = Array.from({ length: 59 }, (_, at) => drawing(at + 1)).join("");
  const thumbnail = '<img src="/comparison.svg?screens=50in-16x9&#x26;size=thumbnail">';
  const html = `${first}${thumbnail}${drawing(1)}${drawing(2)}${drawing(100)}`;
  expect(figureAddresses(html)).toHaveLength(59);
  const shown = withFigures(html, LIVE);
  expect(shown.match(/data-figure/g)).toHaveLength(60);
  expect(shown).toMatch(new RegExp(`</svg></a>${drawing(2)}${drawing(100)}$`.replaceAll("?", "\\?")));
});

it("loads the figures that the browser does not have, all at once, and gives up those that fail", async () => {
  const images = [1, 2, 3].map((number) => `<img src="/comparison.svg?screens=${number}in-1x1">`).join("");
  const fetched = vi.fn(async (address: string) => {
    if (address.includes("2in")) throw new TypeError("Failed to fetch");
    return new Response(address.includes("3in") ? "<html>Please log in</html>" : "<svg>one</svg>");
  });
  vi.stubGlobal("fetch", fetched);
  await loadFigures(images);
  await loadFigures(images);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(
    ["1", "2", "3", "2", "3"].map((number) => `/figure?screens=${number}in-1x1`),
  );
});

it("does not load a figure that was part of the served page", async () => {
  const page = document.createElement("div");
  page.innerHTML = withFigures('<img src="/comparison.svg?screens=9in-1x1&#x26;focus=1" alt="Nine">', LIVE);
  rememberServedFigures(page);
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await loadFigures('<img src="/comparison.svg?screens=9in-1x1&#x26;focus=1">');
  expect(fetched).not.toHaveBeenCalled();
});
