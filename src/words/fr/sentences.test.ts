import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { relativeDifference } from "#comparison/differences.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import { readText } from "#domain/written/read-text.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { answerView } from "./answer-view.ts";
import { dayText, monthText } from "./dates.ts";
import { describeChanges, describeComparison } from "./description.ts";
import { relationParts, relativeText, signedText } from "./difference.ts";
import { de, que } from "./elision.ts";
import { errors } from "./errors.ts";
import * as fr from "./fr.ts";
import { objectsNote, pictureNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { results } from "./results.ts";
import { writtenComparisonText } from "./search.ts";
import { seat } from "./seat-details.ts";
import { comparisonQuestion, comparisonTitle, questionTitle } from "./titles.ts";

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u202f", " ");
const comparison = (address: string, view: Partial<View> = {}) =>
  comparisonWith(parseScreens(address).screens, { lengths: "cm", ...view });
const answer = (address: string, view: Partial<View> = {}) => {
  const found = answerOf(comparison(address, view));
  if (found === null) throw new Error("There is no answer.");
  return found;
};
const sentence = (address: string, view: Partial<View> = {}) => plain(partsText(answer(address, view).sentence));
const CM = { unit: "cm" } as const;

describe("typography", () => {
  it("has a comma, and narrow spaces before percent signs and between marks of several parts", () => {
    expect(relativeText(relativeDifference(0.992, "height"))).toBe("0,8\u202f% moins haut");
    expect(numbers.measureFigure(311.5, "area", "in", "details")).toBe("311,5\u202fpo²");
    expect(numbers.ratioFigure(16 / 9)).toBe("1,78:1");
    expect(comparisonQuestion(comparison("27in-16x9~34in-21x9"))).toBe("27″ 16:9 ou 34″ 21:9\u202f?");
  });

  it("has no plain space before double marks and within quotation marks, and no straight apostrophe", () => {
    expect(textsOf(fr).filter((text) => / [;:!?»%]|« |\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  it("elides before vowels", () => {
    expect(["un canapé", "34″ 21:9", "Écran", "Bureau"].map((name) => que(name) + name)).toEqual([
      "qu’un canapé",
      "que 34″ 21:9",
      "qu’Écran",
      "que Bureau",
    ]);
    expect(["OLED", "LG C4", "27″"].map(de)).toEqual(["d’OLED", "de LG C4", "de 27″"]);
  });

  it("writes the first of a month as an ordinal, and other dates as Intl does", () => {
    const date = new Date("2026-11-21T12:00Z");
    expect(dayText(date)).toBe(new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" }).format(date));
    expect(dayText(new Date("2026-08-01T12:00Z"))).toBe("1er août 2026");
    expect(monthText("2026-02")).toBe("février 2026");
  });
});

function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

it("a difference says how many times in words, and in a column with a sign", () => {
  const more = relativeDifference(1.33, "width");
  expect(plain(partsText(relationParts(more, { type: "text", text: "un canapé" })))).toBe(
    "33 % plus large qu’un canapé",
  );
  expect(plain(relativeText(relativeDifference(2.1, "area")))).toBe("2,1 fois aussi grand");
  expect(plain(relativeText(relativeDifference(2e6, "area")))).toBe("plus d’un million de fois aussi grand");
  expect(plain(relativeText(relativeDifference(0.0001, "width")))).toBe("plus de 99,9 % moins large");
  expect(relativeText({ dimension: "height", kind: "alike" })).toBe("à peu près de même hauteur");
  expect([more, relativeDifference(2, "width")].map((each) => plain(signedText(each)))).toEqual(["+33 %", "2,0×"]);
});

describe("the answer", () => {
  it.each([
    ["27in-16x9", "27″ 16:9 fait 59,8 cm de large et 33,6 cm de haut."],
    ["2x27in-16x9", "2 × 27″ 16:9 fait 119,5 cm de large et 33,6 cm de haut."],
    [
      "27in-16x9~34in-3440x1440",
      "34″ 3440×1440 est 33 % plus large, 0,8 % moins haut et 32 % plus grand que 27″ 16:9.",
    ],
    [
      "27in-16x9~49in-32x9",
      "49″ 32:9 est 2,0 fois aussi large que 27″ 16:9, à peu près de même hauteur et 2,0 fois aussi grand.",
    ],
    ["27in-16x9-blue~27in-16x9-green", "27″ 16:9 (vert) a la même taille que 27″ 16:9 (bleu)."],
    ["49in-32x9~2x27in-16x9", "2 × 27″ 16:9 a à peu près la même taille que 49″ 32:9."],
    ["49in-32x9~43in-16x9~27in-9x16", "49″ 32:9 est le plus large, 27″ 9:16 le plus haut et 43″ 16:9 le plus grand."],
    [
      "2x27in-16x9~49in-32x9~34in-21x9",
      "49″ 32:9 est le plus large et le plus grand, 34″ 21:9 le plus haut ; 2 × 27″ 16:9 est à peu près aussi large et grand.",
    ],
    [
      "27in-16x9-blue~27in-9x16~27in-16x9-pink",
      "27″ 16:9 (bleu) est le plus large et 27″ 9:16 le plus haut ; 27″ 16:9 (rose) est à peu près aussi large ; tous ont à peu près la même surface.",
    ],
    ["27in-16x9_Bureau~27in-16x9_Atelier", "Atelier a la même taille que Bureau."],
    ["27in-16x9_Atelier~27in-16x9_Bureau", "Bureau a la même taille qu’Atelier."],
    ["27in-16x9~26.99in-16x9~27.01in-16x9", "Tous ont à peu près la même taille."],
  ])("of %s", (address, text) => {
    expect(sentence(address)).toBe(text);
  });

  it("says in pixels what has none", () => {
    const inPixels = (address: string) => sentence(address, { scale: "pixels" });
    expect(inPixels("27in-3840x2160~29in-21x9")).toMatch(/^En pixels, .* 29″ 21:9 n’a pas de résolution\.$/);
    expect(inPixels("27in-3840x2160~29in-21x9~34in-21x9")).toMatch(/ 2 sur 3 n’ont pas de résolution\.$/);
    expect(inPixels("29in-21x9")).toBe("En pixels, rien n’est dessiné : l’écran n’a pas de résolution.");
  });

  it("says from the seat how wide it looks, and whether one or all are comfortable", () => {
    const view = { scale: "seat", distance: 250 } as const;
    expect(sentence("65in-16x9~75in-16x9", view)).toBe("À 2,5 m, 75″ 16:9 paraît 14 % plus large que 65″ 16:9.");
    expect(plain(partsText(answer("65in-16x9~75in-16x9", view).seatLine))).toBe(
      "Il occupe 37° de votre champ de vision au lieu de 32°. Les deux sont confortables pour les films (30° à 40°).",
    );
    expect(plain(seat.verdict(comparison("65in-16x9~75in-16x9", view)))).toMatch(
      /^À 2,5 m de vos yeux, 65″ 16:9 occupe 32° et 75″ 16:9 37°\. /,
    );
    expect(seat.verdict(comparison("27in-16x9", { distance: 60 }))).toMatch(/ C’est confortable pour le travail /);
  });

  it("says whether a space holds it, and by how much not", () => {
    const space = { ...CM, width: 150, height: 85 };
    expect(sentence("65in-16x9~75in-16x9", { space })).toBe(
      "65″ 16:9 tient : 2,1 cm de marge de chaque côté, 1,0 cm en haut et en bas. 75″ 16:9 dépasse de 18,0 cm en largeur et de 10,4 cm en hauteur.",
    );
    expect(sentence("65in-16x9~75in-16x9~32in-21x9", { space })).toBe(
      "2 sur 3 tiennent. Le plus grand 16:9 qui tient fait 66,6″ et le plus grand 21:9 63,3″.",
    );
    expect(sentence("75in-16x9~77in-16x9~32in-21x9", { space })).toMatch(/^1 sur 3 tient\. /);
    expect(sentence("75in-16x9~77in-16x9~85in-16x9", { space })).toMatch(/^Aucun ne tient\. /);
  });

  it("says of a row what it comes to", () => {
    const view = { arrangement: "side", frame: 1 } as const;
    const row = answer("27in-16x9~34in-21x9~24in-16x10", { ...view, space: { ...CM, width: 180, height: null } });
    expect(plain(partsText(row.sentence))).toBe(
      "Ensemble 196,8 × 36,0 cm avec cadres : dépasse 180 cm de 16,8 cm en largeur.",
    );
    expect(plain(partsText(row.row?.shorter ?? []))).toBe("Sans 24″ 16:10, la rangée tient, avec 36,8 cm de marge.");
    expect(sentence("27in-16x9~34in-21x9", { ...view, space: { ...CM, width: 180, height: 50 } })).toBe(
      "Ensemble 143,2 × 36,0 cm avec cadres : tient dans 180 × 50 cm, avec 36,8 cm de marge en largeur et 14,0 cm en hauteur.",
    );
  });

  it("says how large text is, how curved screens stand, and how objects and films compare", () => {
    expect(plain(partsText(answer("27in-3840x2160-scale150~24in-2560x1440").text ?? []))).toBe(
      "À 100 %, le texte est 11 % plus petit qu’à 150 %, avec un espace de travail de 2560×1440.",
    );
    expect(plain(partsText(answer("49in-32x9-r1800~34in-21x9", { arrangement: "side" }).curved))).toBe(
      "49″ 32:9 mesure 119,8 cm le long de la courbe et occupe 117,6 cm en largeur et 9,9 cm en profondeur.",
    );
    const besides = comparison("65in-16x9", { objects: ["person", "sofa", "card"], content: "16x9" });
    const { rows } = answer("65in-16x9");
    expect(plain(objectsNote(rows, besides))).toBe(
      "Par rapport à 65″ 16:9, un adulte debout fait 2,1 fois la hauteur et un canapé trois places a 39 % de largeur en plus. 65″ 16:9 est 16,8 fois aussi large qu’une carte bancaire.",
    );
    expect(plain(pictureNote(rows, besides))).toBe("Un film 16:9 mesure 65″ sur 65″ 16:9.");
    expect(plain(pictureNote(answer("2x27in-16x9_Atelier").rows, besides))).toBe(
      "Un film 16:9 mesure 27″ sur chaque écran d’Atelier.",
    );
  });
});

describe("titles and descriptions", () => {
  it.each([
    ["27in-16x9~32in-16x9", "Moniteur 27″ ou 32″ : 40 % de surface en plus"],
    ["2x27in-16x9~49in-32x9", "Deux moniteurs 27″ ou un ultra-large 49″ : à peu près la même taille"],
  ])("ask and answer: %s", (address, title) => {
    expect(plain(questionTitle(comparison(address)))).toBe(title);
  });

  it("tell screen readers what is drawn and what has changed", () => {
    const [before, after] = [comparison("27in-16x9-blue"), comparison("27in-16x9-blue~2x34in-21x9-green")];
    expect(comparisonTitle(after)).toBe("27″ 16:9 et 2 × 34″ 21:9 comparés");
    expect(plain(describeComparison(before))).toBe("Comparaison : bleu, 27 pouces 16:9, 59,8 sur 33,6 centimètres");
    expect(plain(describeChanges(before, after))).toMatch(/Écran 2 ajouté : 2 fois 34 pouces 21:9 côte à côte, /);
    expect(describeChanges(after, before)).toMatch(/^Écran 2 supprimé/);
  });
});

describe("fields and the search", () => {
  it("say what is wrong, and how much more there is", () => {
    expect(plain(errors.invalidScreen(2, ["ratioWidth", "gap"], "cm", 800))).toBe(
      "Écran 2, non valide : format d’image et écart (de 0 à 10 cm)",
    );
    expect([1, 2].map(answerView.moreScreens)).toEqual(["1 écran de plus", "2 écrans de plus"]);
  });

  it("offer what was written as a whole", () => {
    const written = (address: string, width: number) =>
      plain(writtenComparisonText(comparison(address, { space: { ...CM, width, height: null } }), "cm").title);
    expect(written("65in-16x9", 150)).toBe("65″ tient dans 150 cm");
    expect(written("75in-16x9", 150)).toBe("75″ dépasse de 18,0 cm en largeur");
  });

  it("give examples that are understood", () => {
    const { space, distance, sides } = results.examples;
    expect([space, distance, sides].map(({ text }) => readText(text).means)).toEqual([
      "size in space",
      "distance",
      "sides",
    ]);
  });
});
