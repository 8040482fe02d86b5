import { expect, it } from "vitest";
import { language } from "#words/page/language.ts";
import { withLinksOfLanguage } from "./article-links.ts";

const inGerman = (html: string) => withLinksOfLanguage(html, { ...language, path: "/de" });

it.each([
  ["/", "/de"],
  ["/?screens=27in-16x9&amp;align=bottom", "/de?screens=27in-16x9&amp;align=bottom"],
  ["/info", "/de/info"],
  ["/info/1783589400000-how#far", "/de/info/1783589400000-how#far"],
  ["/27-vs-32", "/de/27-vs-32"],
])("leads from an article to the page in the page's language: %s", (page, german) => {
  const link = (address: string) => `<p>See <a title="A" href="${address}">it</a>.</p>`;
  expect(inGerman(link(page))).toBe(link(german));
  expect(withLinksOfLanguage(link(page))).toBe(link(page));
});

it.each(["https://example.org/", "//example.org/", "#part", "/media/a.png", "/feed.xml", "/comparison.svg?screens=27"])(
  "leaves other links as they are: %s",
  (address) => {
    const link = `<a href="${address}">it</a>`;
    expect(inGerman(link)).toBe(link);
  },
);

it("leaves a text that looks like a link as it is", () => {
  const text =
    '<p>Write <code>&lt;a href="/info"&gt;</code>, or <a title=" href=" href="https://example.org/">so</a>.</p>';
  expect(inGerman(text)).toBe(text);
});
