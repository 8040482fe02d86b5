import { describe, expect, it } from "vitest";
import { htmlText } from "./html-text.ts";

const words = (html: string) => htmlText(html).split(" ");

describe("the text of HTML", () => {
  it.each([
    ["paragraphs", "<p>one</p><p>two</p>"],
    ["headings", "<h2>one</h2><h3>two</h3>"],
    ["list items", "<ul><li>one</li><li>two</li></ul>"],
    ["nested lists", "<ul><li>one<ul><li>two</li></ul></li></ul>"],
    ["terms and definitions", "<dl><dt>one</dt><dd>two</dd></dl>"],
    ["table cells", "<table><tr><td>one</td><td>two</td></tr></table>"],
    ["table rows", "<table><tr><td>one</td></tr><tr><td>two</td></tr></table>"],
    [
      "a table's head and body",
      "<table><thead><tr><th>one</th></tr></thead><tbody><tr><td>two</td></tr></tbody></table>",
    ],
    ["a table and its caption", "<table><caption>one</caption><tr><td>two</td></tr></table>"],
    ["a table and the text after it", "<table><tr><td>one</td></tr></table>two"],
    ["a table and the text before it", "one<table><tr><td>two</td></tr></table>"],
    ["a summary and its details", "<details><summary>one</summary>two</details>"],
    ["a summary and the paragraph after it", "<details><summary>one</summary><p>two</p></details>"],
    ["details and the text after them", "<details>one</details>two"],
    ["a figure and its caption", '<figure>one<img src="/a.svg" alt="a"><figcaption>two</figcaption></figure>'],
    ["text around a picture", '<p>one<img src="/a.svg" alt="a">two</p>'],
    ["text around a checkbox", '<p>one<input type="checkbox">two</p>'],
    ["lines", "<p>one<br>two</p>"],
    ["lines of code", "<pre><code>one\ntwo</code></pre>"],
    ["a rule", "one<hr>two"],
    ["a word and its reading", "<ruby>one<rt>two</rt></ruby>"],
  ])("separates the words of %s", (_name, body) => {
    expect(words(body)).toEqual(["one", "two"]);
  });

  it("keeps a word together that has marks inside it", () => {
    expect(words("<p>dis<em>play</em>s H<sub>2</sub>O dis<wbr>play</p>")).toEqual(["displays", "H2O", "display"]);
  });

  it("has characters for references and no markup or alternative text", () => {
    expect(htmlText('<p title="no">16&#x3A;9 &lt; <a href="/info">a&amp;b</a> <img src="/a.svg" alt="no"></p>')).toBe(
      "16:9 < a&b",
    );
  });
});
