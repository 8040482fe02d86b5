import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { answerRows } from "./answer-row.ts";
import { seatNote } from "./seat-note.ts";
import { comparisonWith } from "./state.ts";

/** The rows of screens that are called `screen 1` and so on. */
const seen = (address: string) =>
  answerRows(comparisonWith(parseScreens(address).screens)).map((row) => ({ ...row, title: `screen ${row.number}` }));

it("D32: a 27″ on the desk looks larger than a 65″ across the room", () => {
  // 143.9 cm at 250 cm against 59.77 cm at 60 cm: 0.5756 / 0.9962 = 0.578.
  expect(seatNote(seen("27-16x9~65-16x9-at250cm"), 60)).toBe(
    "screen 1 fills 53° from 60\u202fcm and screen 2 fills 32° from 250\u202fcm. screen 2 looks 42% narrower than screen 1.",
  );
});

it("at one distance screens differ as much as their widths do", () => {
  expect(seatNote(seen("27-16x9~54-16x9"), 60)).toContain("screen 2 looks 2.0× as wide as screen 1.");
});

it("of one or three screens it says the angles only", () => {
  expect(seatNote(seen("27-16x9"), 60)).toBe("screen 1 fills 53° from 60\u202fcm.");
  expect(seatNote(seen("27-16x9~27-16x9~27-16x9"), 60)).not.toContain("looks");
});
