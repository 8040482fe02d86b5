import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { relativeText } from "./difference.ts";
import { answerRows } from "./rows.ts";
import { seatFigures, seatLine } from "./seat.ts";
import { seat } from "./seat-details.ts";

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

const rowsOf = (address: string) => answerRows(comparisonWith(parseScreens(address).screens));

function headline(screens: readonly Screen[], distance: number | null = null): string | null {
  const sentence = answerOf(comparisonWith(screens, { scale: "seat", distance }))?.sentence ?? null;
  return sentence === null ? null : plain(partsText(sentence));
}

describe("the sentence from the seat (D32)", () => {
  it("speaks of the angles: 75″ look 14% wider than 65″ from 2.5 m, where both are used (D58)", () => {
    // 2·atan(143.90/500) = 32.11° and 2·atan(166.04/500) = 36.74°.
    expect(headline(parseScreens("65-16x9~75-16x9").screens)).toBe(
      "From 2.5 m, 75″ 16:9 looks 14% wider than 65″ 16:9.",
    );
    // 52.96° and 32.11°
    expect(headline(parseScreens("27-16x9~65-16x9").screens)).toBe(
      "From these distances, 27″ 16:9 looks 65% wider than 65″ 16:9.",
    );
  });

  it("says the same width of what looks so, and the angles of one screen", () => {
    expect(headline(parseScreens("27-16x9~54-16x9-at120cm").screens)).toBe(
      "From these distances, 27″ 16:9 and 54″ 16:9 look the same width.",
    );
    expect(headline(parseScreens("27-16x9").screens)).toBe("From 60 cm, 27″ 16:9 fills 53° × 31° of your view.");
    expect(headline(parseScreens("65-16x9~75-16x9~27-16x9").screens)).toBe(
      "From these distances, 27″ 16:9 looks the widest, tallest and largest.",
    );
  });
});

it("each row has its angles, its distance and how much wider it looks than the base (D32)", () => {
  const figures = seatFigures(rowsOf("65-16x9~75-16x9~27-16x9"), null, "in");
  expect(figures.map(({ inView, distance }) => `${inView}, ${plain(distance)}`)).toEqual([
    "32° × 18°, 2.5 m",
    "37° × 21°, 2.5 m",
    "53° × 31°, 60 cm",
  ]);
  expect(figures.map(({ difference }) => difference && relativeText(difference))).toEqual([
    null,
    "14% wider",
    "65% wider",
  ]);
});

describe("the verdict (D42)", () => {
  it("follows the sentence of one and of two: 65″ and 75″ fill 32° and 37° from 2.5 m", () => {
    const line = (address: string) => partsText(seatLine(rowsOf(address), null));
    expect(line("65-16x9~75-16x9")).toBe(
      "It fills 37° of your view instead of 32°. Both are comfortable for films (30° to 40°).",
    );
    expect(line("27-16x9")).toBe("That is comfortable for desk work (40° to 60°).");
    expect(line("27-16x9~54-16x9-at120cm")).toBe("Both are comfortable for desk work (40° to 60°).");
    expect(line("27-16x9~65-16x9~75-16x9")).toBe("");
  });

  const verdict = (address: string, distance: number) =>
    plain(seat.verdict(comparisonWith(parseScreens(address).screens, { distance, lengths: "cm" })) ?? "");

  it("is one for screens that are alike: 65″ and 75″ from 2.5 m fill 32° and 37°", () => {
    expect(verdict("65-16x9~75-16x9", 250)).toBe(
      "At 2.5 m from your eyes, 65″ 16:9 fills 32° and 75″ 16:9 37°. Both are comfortable for films (30° to 40°).",
    );
  });

  it("is one for each screen where they differ", () => {
    // From 60 cm 27″ fill 53°, 43″ 77°; 65″ from 4 m 20°.
    expect(verdict("27-16x9~43-16x9~65-16x9-at4m", 60)).toBe(
      "27″ 16:9 fills 53° from 60 cm, 43″ 16:9 77° from 60 cm and 65″ 16:9 20° from 4 m. " +
        "27″ 16:9 is comfortable for desk work (40° to 60°), 43″ 16:9 is so wide that your head turns and " +
        "65″ 16:9 is small (under 30°).",
    );
  });

  it("is said once of those that are alike: from 70 cm, 27″ fill 46°, 34″ ultrawide 59°, 49″ 81° and 32″ 54°", () => {
    expect(verdict("27-16x9~34-3440x1440~49-5120x1440~32-16x9", 70)).toMatch(
      / 27″ 16:9, 34″ 3440×1440 and 32″ 16:9 are comfortable for desk work \(40° to 60°\) and 49″ 32:9 is so wide that your head turns\.$/,
    );
  });
});
