import { expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import type { Content } from "#comparison/content.ts";
import { comparisonWith } from "#comparison/state.ts";
import { pictureNote } from "./notes.ts";
import { answerRows } from "./rows.ts";

/** The note about screens that are called `screen 1` and so on. */
function note(address: string, content: Content = "16x9"): string | null {
  const comparison = comparisonWith(parseScreens(address).screens, { content });
  return pictureNote(
    answerRows(comparison).map((row) => ({ ...row, title: `screen ${row.number}` })),
    comparison,
  );
}

it("D33: says how large a 16:9 film is on 34″ 3440×1440, as tall as a 26.8″ display, and on the others", () => {
  expect(note("34-43x18")).toBe("A 16:9 film measures 26.8″ on screen 1.");
  expect(note("27-16x9~34-43x18~60cm-16x9")).toBe(
    "A 16:9 film measures 27″ on screen 1, 26.8″ on screen 2 and 60\u202fcm on screen 3.",
  );
});

it("says that a set shows it on each of its displays", () => {
  expect(note("2x27-16x9")).toBe("A 16:9 film measures 27″ on each of screen 1.");
});

it("says nothing without content or screens", () => {
  expect(note("27-16x9", "none")).toBeNull();
  expect(note("none")).toBeNull();
});
