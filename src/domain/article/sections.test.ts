import { expect, it } from "vitest";
import { sectionsOf } from "./sections.ts";

it("splits an article at its headings, with their ids", () => {
  const content =
    '<p>Before</p><h2 id="user-content-a">One &amp; <em>two</em></h2><p>Text</p><p>more</p><h3 class="x" id="user-content-b">Three</h3>';
  expect(sectionsOf(content)).toEqual([
    { heading: null, id: null, text: "Before" },
    { heading: "One & two", id: "user-content-a", text: "Text more" },
    { heading: "Three", id: "user-content-b", text: "" },
  ]);
});

it("counts the short answer to the beginning", () => {
  const content =
    '<section class="short-answer"><div class="verdict"><h2 id="user-content-the-short-answer">The short answer</h2><p>Yes.</p></div></section><h2>Why</h2>';
  expect(sectionsOf(content).map(({ heading }) => heading)).toEqual([null, null, "Why"]);
});
