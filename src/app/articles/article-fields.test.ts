// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { ALL_WORDS } from "#words/all-words.ts";
import { articles } from "#words/en/articles.ts";
import { addressOf, withFields } from "./article-fields.ts";

const QUESTION =
  '<p><a href="/?screens=55in-16x9~65in-16x9&#x26;scale=seat&#x26;distance=">How far do you sit?</a></p>';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = withFields(html, articles.article.length);
  const form = document.querySelector("form");
  if (form === null) throw new Error("no form");
  return form;
}

it("V10: asks for the missing length of a link alone in its paragraph, and opens the comparison with it", () => {
  const form = formOf(QUESTION);
  expect([form.method, form.getAttribute("action")]).toEqual(["get", "/"]);
  expect(form.querySelector("label")?.textContent).toBe("How far do you sit? ");
  const field = form.querySelector<HTMLInputElement>("[name=distance]");
  if (field === null) throw new Error("no field");
  field.value = "10 ft";
  expect(addressOf(form)).toBe("/?screens=55in-16x9%7E65in-16x9&scale=seat&distance=10+ft");
});

it.each([
  ["3 m", true],
  ["2,5m", true],
  ["10 ft", true],
  ["118″", true],
  ["3", false],
  ["far", false],
])("asks for a length with its unit: %s", (typed, isAccepted) => {
  const pattern = formOf(QUESTION).querySelector("[name=distance]")?.getAttribute("pattern");
  expect(new RegExp(`^(?:${pattern})$`, "v").test(typed)).toBe(isAccepted);
});

it.each(ALL_WORDS)("accepts the examples of $lang", (words) => {
  const { examples } = words.articles.article.length;
  const pattern = formOf(QUESTION).querySelector("[name=distance]")?.getAttribute("pattern");
  for (const example of [examples.distance, examples.space].flatMap((list) => list.split(", "))) {
    expect(example).toMatch(new RegExp(`^(?:${pattern})$`, "v"));
  }
});

it("asks in a space's own units", () => {
  const form = formOf('<p><a href="/?screens=65in-16x9&#x26;space=">How wide is it?</a></p>');
  expect(form.querySelector("[name=space]")?.getAttribute("placeholder")).toBe("150 cm, 59 in");
});

it.each([
  '<p>Or <a href="/?screens=65in-16x9&#x26;space=">the tool</a></p>',
  '<p><a href="/?screens=65in-16x9&#x26;space=150cm">150 cm</a></p>',
  '<p><a href="https://example.org/?a=1&#x26;space=">A</a></p>',
])("leaves other links as they are: %s", (html) => {
  expect(withFields(html, articles.article.length)).toBe(html);
});

it("escapes what a link holds", () => {
  const html = '<p><a href="/?screens=a%22%3E%3Cb%3E&#x26;distance=">A &#x3C; B</a></p>';
  expect(formOf(html).querySelector<HTMLInputElement>("[name=screens]")?.value).toBe('a"><b>');
  expect(document.querySelector("b")).toBeNull();
});
