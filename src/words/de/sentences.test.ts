import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { relativeDifference } from "#comparison/differences.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { answerView } from "./answer-view.ts";
import { dayText } from "./dates.ts";
import { describeChanges, describeComparison } from "./description.ts";
import { relativeText, signedText, underHeading } from "./difference.ts";
import { drawing } from "./drawing.ts";
import { errors } from "./errors.ts";
import { objectsNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { paper } from "./paper.ts";
import { results } from "./results.ts";
import { rowAnswer, rowConditions } from "./row.ts";
import { writtenComparisonText } from "./search.ts";
import { sizes } from "./sizes.ts";
import { titles } from "./titles.ts";
import { understood } from "./understood.ts";

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u202f", " ");
const read = (query: string) => readComparison(new URLSearchParams(query), "in").comparison;
const answer = (query: string) => {
  const found = answerOf(read(query));
  if (found === null) throw new Error("There is no answer.");
  return found;
};
const sentence = (query: string) => plain(partsText(answer(query).sentence));
const difference = (factor: number) => relativeDifference(factor, "width");

describe("numbers", () => {
  it("have a comma, and a narrow space before the percent sign", () => {
    expect(numbers.glanceText(59.77, "cm")).toBe("59,8\u202fcm");
    expect(relativeText(relativeDifference(0.992, "height"))).toBe("0,8\u202f% niedriger");
    expect([
      numbers.contentText("2.39x1"),
      numbers.displayText({ length: 13.3, unit: "in", width: 16, height: 10 }),
    ]).toEqual(["2,39:1", "13,3″ 16:10"]);
    expect([drawing.bar(10, "in"), drawing.bar(20, "cm"), drawing.bar(500, "px")]).toEqual([
      "10 Zoll",
      "20 cm",
      "500 px",
    ]);
  });

  it("join with und and oder, without a comma before it", () => {
    expect(numbers.listText(["27″", "32″", "34″"])).toBe("27″, 32″ und 34″");
    expect(numbers.listText(["27″", "32″"], "or")).toBe("27″ oder 32″");
  });

  it("dates are as Intl writes them", () => {
    const date = new Date("2026-03-01T12:00Z");
    expect(dayText(date)).toBe(new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" }).format(date));
  });
});

describe("differences", () => {
  it("compare with als, and what is equal or a multiple with wie", () => {
    expect(sentence("screens=27in-16x9~34in-3440x1440")).toBe(
      "34″ 3440×1440 ist 33 % breiter, 0,8 % niedriger und 32 % größer als 27″ 16:9.",
    );
    expect(sentence("screens=27in-16x9~49in-5120x1440")).toBe(
      "49″ 32:9 ist 2,0-mal so breit wie 27″ 16:9, etwa gleich hoch und 2,0-mal so groß.",
    );
    expect(sentence("screens=27in-16x9~27in-16x9")).toBe("27″ 16:9 (grün) ist genauso groß wie 27″ 16:9 (blau).");
  });

  it("are short in columns", () => {
    expect([1.33, 0.67, 2, 1].map((factor) => plain(signedText(difference(factor))))).toEqual([
      "+33 %",
      "−33 %",
      "2,0×",
      "gleich",
    ]);
    expect(partsText(underHeading(difference(1)))).toBe("gleich");
    expect(relativeText(difference(2e6))).toBe("über 1.000.000-mal so breit");
    expect(plain(relativeText(difference(0.0001)))).toBe("über 99,9 % schmaler");
  });

  it("of three screens name the winners", () => {
    expect(sentence("screens=27in-16x9~32in-16x9~34in-3440x1440~27in-9x16")).toBe(
      "34″ 3440×1440 ist am breitesten, 27″ 9:16 am höchsten und 32″ 16:9 am größten.",
    );
    expect(sentence("screens=2*27in-16x9~49in-32x9~24in-16x9")).toContain("2 × 27″ 16:9 sind etwa so ");
  });
});

it("objects are named in one sentence", () => {
  const { rows } = answer("screens=65in-16x9");
  expect(plain(objectsNote(rows, read("screens=65in-16x9&objects=person,sofa,door")))).toBe(
    "Eine stehende Person ist 2,1-mal so hoch wie 65″ 16:9, ein Dreisitzer-Sofa ist 39 % breiter und eine Tür ist 2,5-mal so hoch.",
  );
});

describe("a space and a row", () => {
  it("one fits, several fit", () => {
    const space = (query: string) => plain(partsText(answer(query).space?.summary ?? []));
    expect(space("screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm")).toBe(
      "65″ 16:9 passt: 2,1 cm links und rechts, 2,1 cm oben frei. 75″ 16:9 ist 18,0 cm zu breit und 10,4 cm zu hoch.",
    );
    expect(space("screens=2*27in-16x9&space=150cm&lengths=cm")).toMatch(
      /^2 × 27″ 16:9 passen: 14,2 cm links und rechts frei\.$/,
    );
    expect(space("screens=65in-16x9~75in-16x9~85in-16x9&space=150cm")).toMatch(
      /^1 von 3 passt\. In 16:9 passen höchstens /,
    );
    expect(space("screens=75in-16x9~85in-16x9~98in-16x9&space=150cm")).toMatch(/^Keiner passt\. /);
  });

  it("a row says what is left", () => {
    const row = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side&lengths=cm";
    expect(sentence(`${row}&space=180x70cm`)).toBe(
      "Zusammen 171,0 × 61,8 cm mit Rahmen: passt in 180 × 70 cm, 9,0 cm bleiben in der Breite frei, 8,2 cm in der Höhe.",
    );
    expect(sentence(`${row}&space=171.5cm`)).toBe(
      "Zusammen 171,0 × 61,8 cm mit Rahmen: passt auf 171,5 cm, 0,5 cm bleiben frei. Miss die Modelle selbst nach.",
    );
    const tooWide = rowAnswer(read(`${row}&space=140cm&objects=sofa`));
    expect(plain(partsText(tooWide?.shorter ?? []))).toBe("Ohne 27″ 9:16 passt die Reihe, 4,6 cm bleiben frei.");
    expect(plain(partsText(tooWide?.objects ?? []))).toBe("Die Reihe ist 15 % schmaler als ein Dreisitzer-Sofa.");
    expect(plain(rowConditions(read(row)))).toBe(
      "Rahmen 1 cm an jeder Seite jedes Bildes. Unten bündig. Standfüße zählen nicht mit.",
    );
  });

  it("a search says whether a size fits", () => {
    const { title, detail } = writtenComparisonText(read("screens=75in-16x9&space=150cm"), "cm");
    expect(plain(`${title} ${detail}`)).toBe("75″ ist 18,0 cm zu breit für 150 cm, mit 1,0 cm Rahmen an jeder Seite");
  });
});

it("from the seat the verb comes before the screen, in its number", () => {
  const from = (query: string) => {
    const { sentence: said, seatLine } = answer(`screens=${query}&scale=seat&distance=250cm&lengths=cm`);
    return plain(partsText([...said, { type: "text", text: " " }, ...seatLine]));
  };
  expect(from("65in-16x9~75in-16x9")).toBe(
    "Aus 2,5 m wirkt 75″ 16:9 14 % breiter als 65″ 16:9. Er füllt 37° deines Blickfelds statt 32°. Beide sind angenehm für Filme (30° bis 40°).",
  );
  expect(from("2*65in-16x9~75in-16x9")).toMatch(/^Aus 2,5 m wirken 2 × 65″ 16:9 .* Sie füllen /);
});

it("text at a scaling is compared with that at another", () => {
  expect(plain(partsText(answer("screens=27in-3840x2160-scale150~27in-3840x2160").text ?? []))).toBe(
    "Schrift bei 100 % ist 33 % kleiner als bei 150 %, mit Platz für 3840×2160.",
  );
});

it("titles ask by the kind of the screens and count sets", () => {
  const { comparisonTitle, questionTitle } = titles;
  expect(comparisonTitle(read("screens=27in-16x9~29in-21x9"))).toBe("27″ 16:9 und 29″ 21:9 im Vergleich");
  expect(plain(questionTitle(read("screens=65in-16x9~75in-16x9")))).toBe(
    "Fernseher mit 65″ oder 75″: 33 % mehr Fläche",
  );
  expect(questionTitle(read("screens=2*27in-16x9~49in-32x9"))).toBe(
    "Zwei Monitore mit 27″ oder ein Ultrawide mit 49″: etwa gleich groß",
  );
});

it("screen readers hear lengths in the dative behind a preposition", () => {
  const space = "screens=65in-16x9&space=150x85cm&lengths=cm";
  expect(describeComparison(read(space))).toBe(
    "Vergleich: blau, 65 Zoll 16:9, 143,9 mal 80,9 Zentimeter, bei einem Platz von 150 mal 85 Zentimetern: 65″ 16:9 passt",
  );
  const after = read("screens=27in-16x9~34in-21x9&lengths=cm");
  expect(describeChanges({ ...after, screens: after.screens.slice(0, 1) }, after)).toBe(
    "Bildschirm 2 hinzugefügt: 34 Zoll 21:9, 79,4 mal 34,0 Zentimeter",
  );
});

it("one and many", () => {
  expect([1, 3].map(answerView.more)).toEqual(["1 weiterer", "3 weitere"]);
  expect([1, 3].map(answerView.moreScreens)).toEqual(["1 weiterer Bildschirm", "3 weitere Bildschirme"]);
  const { screens } = read("screens=65in-16x9");
  const printed = { chosen: screens, all: screens, unit: "cm", hasSpace: true, paper: "a4" } as const;
  const sheets = paper.sheets(printed, { count: 18, isUpright: true }, (words) => words);
  expect(sheets.join("")).toBe("65″ 16:9 und der Platz auf A4: 18 Blätter, Hochformat");
});

it("what is wrong or not understood", () => {
  expect(errors.invalid(["length", "frame"], "cm")).toBe("Ungültig: Länge\nund Rahmen (0 bis 20\u202fcm)");
  expect(errors.invalid(["radius"], "cm", 800)).toBe("Ungültig: Radius (800R bis 5000R)");
  expect(plain(understood.refused("abc", "gap"))).toBe("„abc“ ist keine Lücke. Versuche 1,5 cm oder 0,5″.");
  expect(results.isUnknown("zz99")).toBe("Nichts gefunden zu „zz99“.");
  expect(results.done("27″ 16:9", "replace")).toBe("Durch 27″ 16:9 ersetzen");
});

it("says in German what the catalogue says of folding phones", () => {
  expect(sizes.named(8, { resolution: { width: 1968, height: 2184 }, resolutionName: "foldable" })).toBe("8″ faltbar");
});
