import { expect, it } from "vitest";
import { articleWords } from "./article-words.ts";

it("D23, D60: returns each word and its stem in the first field that has it", () => {
  const article = {
    title: "A Écran 27",
    summary: "One screen",
    keywords: ["Écran screens"],
    content: '<p>The <b>Screens</b> one</p><h2 id="a">Bigger &amp; better</h2>',
  };
  expect(articleWords(article)).toEqual({
    title: ["a", "§a", "ecran", "§ecran", "27"],
    keywords: ["screens", "§screen"],
    head: ["one", "§on", "screen", "bigger", "§bigger", "better", "§better"],
    text: ["the", "§the"],
  });
});

it("has no words of the links to other articles, and none of an alternative text", () => {
  const content =
    '<p>own <img src="/a.svg" alt="picture"></p><nav class="contents" aria-label="Contents"><ul><li>entry</li></ul></nav>' +
    '<section class="read-next" aria-labelledby="user-content-read-next"><h2>Next</h2><ul><li>other</li></ul></section>';
  const { text, head } = articleWords({ title: "", summary: "", content });
  expect([...head, ...text]).toEqual(["own", "§own"]);
});

it("limits a word to 64 and an article's words to 300,000 characters, which PostgreSQL can store", () => {
  const text = Array.from({ length: 100_000 }, (_, number) => `word${number}`).join(" ");
  const words = articleWords({ title: "a".repeat(1000), summary: "", content: `<p>${text}</p>` });
  expect(words.title[0]).toBe("a".repeat(64));
  const length = Object.values(words).flat().join("").length;
  expect(length).toBeLessThanOrEqual(300_000);
  expect(length).toBeGreaterThan(299_900);
});
