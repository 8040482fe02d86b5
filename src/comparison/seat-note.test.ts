import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualDisplay } from "../../tests/arbitrary/screens.ts";
import type { Screen } from "../domain/display/screen.ts";
import { composeScene } from "../drawing/scene/compose-scene.ts";
import { parseScreens } from "./address.ts";
import { answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import { answerRows } from "./answer-row.ts";
import { DRAWING_TEXTS } from "./drawing-text.ts";
import { seatNote, seatVerdict } from "./seat-note.ts";
import { comparisonWith } from "./state.ts";

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

const rowsOf = (address: string) => answerRows(comparisonWith(parseScreens(address).screens));

function headline(screens: readonly Screen[], distance: number | null = null): string | null {
  const sentence = answerOf(comparisonWith(screens, { scale: "seat", distance }))?.sentence ?? null;
  return sentence === null ? null : partsText(sentence);
}

describe("the sentence from the seat (D32)", () => {
  it("speaks of what is drawn: a 27″ on the desk looks larger than a 65″ across the room", () => {
    // 143.9 cm at 250 cm against 59.77 cm at 60 cm: 0.9962 / 0.5756 = 1.7308.
    expect(headline(parseScreens("27-16x9~65-16x9-at250cm").screens)).toBe(
      "From your seats 27″ 16:9 looks 1.73× as wide as 65″ 16:9.",
    );
    expect(headline(parseScreens("27-16x9~2x27-16x9").screens)).toBe(
      "From your seat 2 × 27″ 16:9 look 2× as wide as 27″ 16:9.",
    );
  });

  it("says the same width of what looks so, and the angles of one screen", () => {
    expect(headline(parseScreens("27-16x9~54-16x9-at120cm").screens)).toBe(
      "From your seats 27″ 16:9 and 54″ 16:9 look the same width.",
    );
    expect(headline(parseScreens("27-16x9").screens)).toBe("From your seat 27″ 16:9 fills 53° × 31°.");
    expect(headline(parseScreens("27-16x9~32-16x9~65-16x9-at250cm").screens)).toBe(
      "From your seats 32″ 16:9 looks the widest.",
    );
  });

  it("has the ratio of the drawn outlines to half a percent, for any two screens and distances", () => {
    const distance = fc.option(fc.integer({ min: 20, max: 800 }), { nil: undefined });
    const seen = fc.tuple(usualDisplay, distance).map(([display, own]) => ({
      ...display,
      ...(own === undefined ? {} : { distance: own }),
    }));
    fc.assert(
      fc.property(seen, seen, fc.integer({ min: 20, max: 800 }), (one, other, common) => {
        const { screens } = comparisonWith([
          { ...one, colour: "blue" },
          { ...other, colour: "green" },
        ]);
        const words = headline(
          screens.map(({ screen }) => screen),
          common,
        );
        const said = Number(/looks? ([\d.]+)× as wide/.exec(words ?? "")?.[1] ?? 1);
        const { outlines } = composeScene(
          screens,
          { width: 832, height: 632 },
          { texts: DRAWING_TEXTS, sizing: { by: "angle", distance: common } },
        );
        const widths = outlines.map(({ width }) => width);
        const drawn = Math.max(...widths) / Math.min(...widths);
        expect(Math.abs(said / drawn - 1)).toBeLessThanOrEqual(0.005001);
      }),
      { numRuns: 1000 },
    );
  });
});

it("the note has the angles and distances, in the chosen unit (D32)", () => {
  expect(plain(seatNote(rowsOf("27-16x9~65-16x9-at250cm"), 60, "cm"))).toBe(
    "27″ 16:9 fills 53° from 60 cm and 65″ 16:9 fills 32° from 2.5 m.",
  );
  expect(plain(seatNote(rowsOf("27-16x9"), 71.12, "in"))).toBe("27″ 16:9 fills 46° from 28″.");
});

describe("the verdict (D42)", () => {
  it("is one for screens that are alike: 65″ and 75″ from 2.5 m fill 32° and 37°", () => {
    expect(plain(seatVerdict(rowsOf("65-16x9~75-16x9"), 250, "cm"))).toBe(
      "At 2.5 m from your eyes, both fill a comfortable part of the view: 65″ 16:9 32°, 75″ 16:9 37°.",
    );
  });

  it("is one for each screen where they differ", () => {
    // From 60 cm 27″ fill 53°, 43″ 77°; 65″ from 4 m 20°.
    expect(plain(seatVerdict(rowsOf("27-16x9~43-16x9~65-16x9-at4m"), 60, "cm"))).toBe(
      "At 60 cm from your eyes, 27″ 16:9 fills a comfortable part of the view for desk work: 53°. " +
        "At 60 cm from your eyes, 43″ 16:9 fills so much of the view that your head turns: 77°. " +
        "At 4 m from your eyes, 65″ 16:9 fills a small part of the view: 20°.",
    );
  });
});
