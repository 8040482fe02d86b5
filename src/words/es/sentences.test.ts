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
import { figureOf, relativeText, signedText } from "./difference.ts";
import { errors } from "./errors.ts";
import { objectsNote, pictureNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { results } from "./results.ts";
import { writtenComparisonText } from "./search.ts";
import { seat } from "./seat-details.ts";
import { comparisonQuestion, comparisonTitle, questionTitle } from "./titles.ts";
import { understood } from "./understood.ts";

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

describe("numbers and lists", () => {
  it("have a comma, and a narrow space before the percent sign", () => {
    expect(relativeText(relativeDifference(0.992, "height"))).toBe("un 0,8\u202f% menos de alto");
  });

  it.each([
    [["27″", "34″"], "27″ y 34″"],
    [["Dell", "iiyama"], "Dell e iiyama"],
    [["iPad", "iPhone"], "iPad y iPhone"],
    [["Mesa", "Hierba"], "Mesa y Hierba"],
  ])("join with y, or with e before the sound of i: %j", (items, text) => {
    expect(numbers.listText(items)).toBe(text);
  });

  it.each([
    [["65″", "75″"], "65″ o 75″"],
    [["75″", "85″"], "75″ u 85″"],
    [["10″", "11″"], "10″ u 11″"],
    [["100″", "110″"], "100″ o 110″"],
  ])("part with o, or with u before the sound of o: %j", (items, text) => {
    expect(numbers.listText(items, "or")).toBe(text);
  });

  it("dates are as Intl writes them", () => {
    const date = new Date("2026-11-21T12:00Z");
    expect(dayText(date)).toBe(new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" }).format(date));
    expect(monthText("2026-11")).toBe("noviembre de 2026");
    expect(numbers.countText(3)).toBe("tres");
  });
});

describe("differences", () => {
  it("have an article before a percentage alone, and name the dimension with a noun", () => {
    expect(plain(relativeText(relativeDifference(1.33, "width")))).toBe("un 33 % más de ancho");
    expect(relativeText(relativeDifference(2.1, "area"))).toBe("2,1 veces el área");
    expect(relativeText(relativeDifference(2e6, "area"))).toBe("más de 1 millón de veces el área");
    expect(plain(relativeText(relativeDifference(0.0001, "width")))).toBe("más de un 99,9 % menos de ancho");
    expect(relativeText({ dimension: "area", kind: "alike" })).toBe("casi la misma área");
    expect([1.33, 0.67, 2].map((factor) => plain(signedText(relativeDifference(factor, "width"))))).toEqual([
      "+33 %",
      "−33 %",
      "2,0×",
    ]);
    expect(plain(figureOf(relativeDifference(1.33, "width")))).toBe("33 %");
  });
});

describe("the answer", () => {
  it.each([
    ["27in-16x9", "27″ 16:9 mide 59,8 cm de ancho y 33,6 cm de alto."],
    ["2x27in-16x9", "2 × 27″ 16:9 miden 119,5 cm de ancho y 33,6 cm de alto."],
    [
      "27in-16x9~34in-3440x1440",
      "34″ 3440×1440 tiene un 33 % más de ancho, un 0,8 % menos de alto y un 32 % más de área que 27″ 16:9.",
    ],
    ["27in-16x9~49in-32x9", "49″ 32:9 tiene 2,0 veces el ancho de 27″ 16:9, casi el mismo alto y 2,0 veces el área."],
    ["27in-16x9-blue~27in-16x9-green", "27″ 16:9 (verde) tiene el mismo tamaño que 27″ 16:9 (azul)."],
    ["49in-32x9~2x27in-16x9", "2 × 27″ 16:9 tienen casi el mismo tamaño que 49″ 32:9."],
    [
      "49in-32x9~43in-16x9~27in-9x16",
      "49″ 32:9 tiene el mayor ancho, 27″ 9:16 el mayor alto y 43″ 16:9 la mayor área.",
    ],
    [
      "2x27in-16x9~49in-32x9~34in-21x9",
      "49″ 32:9 tiene el mayor ancho y la mayor área, 34″ 21:9 el mayor alto; 2 × 27″ 16:9 tienen casi el mismo ancho y casi la misma área.",
    ],
    ["27in-16x9~26.99in-16x9~27.01in-16x9", "Todas tienen casi el mismo tamaño."],
  ])("of %s", (address, text) => {
    expect(sentence(address)).toBe(text);
  });

  it("says in pixels what has none", () => {
    const inPixels = (address: string) => sentence(address, { scale: "pixels" });
    expect(inPixels("27in-3840x2160~29in-21x9")).toMatch(/^En píxeles, .* 29″ 21:9 no tiene resolución\.$/);
    expect(inPixels("27in-3840x2160~29in-21x9~34in-21x9")).toMatch(/ 2 de 3 no tienen resolución\.$/);
    expect(inPixels("29in-21x9")).toBe("En píxeles no se dibuja nada: la pantalla no tiene resolución.");
  });

  it("says from the seat how wide it looks, and whether that is comfortable", () => {
    const view = { scale: "seat", distance: 250 } as const;
    expect(sentence("65in-16x9~75in-16x9", view)).toBe(
      "Desde 2,5 m, 75″ 16:9 aparenta un 14 % más de ancho que 65″ 16:9.",
    );
    expect(plain(partsText(answer("65in-16x9~75in-16x9", view).seatLine))).toBe(
      "Ocupa 37° de tu campo de visión en lugar de 32°. Las dos van bien para ver películas (de 30° a 40°).",
    );
    expect(plain(seat.verdict(comparison("65in-16x9~75in-16x9", view)))).toMatch(
      /^A 2,5 m de tus ojos, 65″ 16:9 ocupa 32° y 75″ 16:9, 37°\./,
    );
    expect(sentence("27in-16x9~2x34in-21x9", { scale: "seat", distance: 70 })).toMatch(/2 × 34″ 21:9 aparentan /);
    expect(plain(partsText(answer("27in-16x9", { scale: "seat", distance: 60 }).seatLine))).toBe(
      "Va bien para trabajar en el escritorio (de 40° a 60°).",
    );
    const curved = comparison("2x27in-2560x1440-r1500~49in-32x9-r1000", { scale: "seat", distance: 70 });
    expect(plain(seat.verdict(curved))).toMatch(
      /^A 70 cm de tus ojos, 2 × 27″ 16:9 ocupan 83° \(planas, 81°\) y 49″ 32:9, 94° \(plana, 81°\)\. /,
    );
  });

  it("says whether a space holds it", () => {
    const space = { ...CM, width: 150, height: 85 };
    expect(sentence("65in-16x9~75in-16x9", { space })).toBe(
      "65″ 16:9 cabe: 2,1 cm a izquierda y derecha, 1,0 cm por encima y por debajo. 75″ 16:9 no cabe: mide 18,0 cm de más a lo ancho y 10,4 cm de más a lo alto.",
    );
    expect(sentence("65in-16x9~75in-16x9~32in-21x9", { space })).toBe(
      "Caben 2 de 3. El 16:9 más grande que cabe mide 66,6″; el 21:9 más grande, 63,3″.",
    );
    expect(sentence("75in-16x9~77in-16x9~32in-21x9", { space })).toMatch(/^Cabe 1 de 3\. /);
  });

  it("says of a row what it comes to", () => {
    const view = { arrangement: "side", frame: 1 } as const;
    const row = answer("27in-16x9~34in-21x9~24in-16x10", { ...view, space: { ...CM, width: 180, height: null } });
    expect(plain(partsText(row.sentence))).toBe(
      "En conjunto, 196,8 × 36,0 cm con marcos: 16,8 cm de más a lo ancho para 180 cm.",
    );
    expect(plain(partsText(row.row?.shorter ?? []))).toBe("Sin 24″ 16:10, cabe y quedan libres 36,8 cm.");
    expect(sentence("27in-16x9~34in-21x9", { ...view, space: { ...CM, width: 180, height: 50 } })).toBe(
      "En conjunto, 143,2 × 36,0 cm con marcos: cabe en 180 × 50 cm y quedan libres 36,8 cm a lo ancho y 14,0 cm a lo alto.",
    );
  });

  it("says how large text is, how curved screens stand, and how objects and films compare", () => {
    expect(plain(partsText(answer("27in-3840x2160-scale150~24in-2560x1440").text ?? []))).toBe(
      "El texto al 100 % es un 11 % más pequeño que al 150 %, con espacio para 2560×1440.",
    );
    expect(plain(partsText(answer("27in-3840x2160~27in-3840x2160-scale200").text ?? []))).toBe(
      "El texto al 200 % tiene 2,0 veces el tamaño del otro, con espacio para 1920×1080.",
    );
    expect(plain(partsText(answer("49in-32x9-r1800~2x27in-16x9-r1000", { arrangement: "side" }).curved))).toBe(
      "49″ 32:9 mide 119,8 cm a lo largo de su curva y ocupa 117,6 cm de ancho y 9,9 cm de fondo. 2 × 27″ 16:9 miden 119,5 cm a lo largo de sus curvas y ocupan 117,8 cm de ancho y 4,4 cm de fondo.",
    );
    const besides = comparison("65in-16x9", { objects: ["person", "sofa", "card"], content: "16x9" });
    const { rows } = answer("65in-16x9");
    expect(plain(objectsNote(rows, besides))).toBe(
      "Un adulto de pie tiene 2,1 veces el alto de 65″ 16:9, y un sofá de tres plazas tiene un 39 % más de ancho. 65″ 16:9 tiene 16,8 veces el ancho de una tarjeta bancaria.",
    );
    expect(pictureNote(rows, besides)).toMatch(/^La diagonal de una película en 16:9 es de /);
    expect(answer("27in-16x9~34in-21x9").notes.map(plain)).toEqual([
      "Se vende como 21:9: con 3440×1440 tiene un 0,8 % menos de alto.",
    ]);
  });
});

describe("titles and descriptions", () => {
  it("have both marks of a question", () => {
    expect(comparisonQuestion(comparison("27in-16x9~80in-16x9"))).toBe("¿27″ 16:9 u 80″ 16:9?");
    expect(comparisonQuestion(comparison("27in-16x9"))).toBe("¿Qué tamaño tiene 27″ 16:9?");
    expect(comparisonTitle(comparison("27in-16x9~34in-21x9"))).toBe("Comparación de 27″ 16:9 y 34″ 21:9");
  });

  it.each([
    ["27in-16x9~32in-16x9", "Monitor de 27″ o 32″: un 40 % más de área"],
    ["2x27in-16x9~49in-32x9", "Dos monitores de 27″ o un ultrapanorámico de 49″: casi el mismo tamaño"],
  ])("ask and answer: %s", (address, title) => {
    expect(plain(questionTitle(comparison(address)))).toBe(title);
  });

  it("tell screen readers what is drawn and what has changed", () => {
    const [before, after] = [comparison("27in-16x9-blue"), comparison("27in-16x9-blue~34in-21x9-green")];
    expect(describeComparison(before)).toBe(
      "Comparación de pantallas: azul, 27 pulgadas 16:9, 59,8 por 33,6 centímetros",
    );
    expect(describeChanges(before, after)).toMatch(/Pantalla 2 añadida: 34 pulgadas 21:9, /);
    expect(describeChanges(after, before)).toMatch(/^Pantalla 2 quitada/);
  });
});

describe("fields and the search", () => {
  it("say what is wrong, in one and in several", () => {
    expect(errors.invalid(["length"], "cm")).toBe("No válido: longitud");
    expect(plain(errors.invalidScreen(2, ["ratioWidth", "gap"], "cm", 800))).toBe(
      "Pantalla 2, no válido: relación de aspecto y separación (de 0 a 10 cm)",
    );
    expect(understood.refused("azul", "gap")).toBe("«azul» no es una separación. Prueba con 1,5\u202fcm o 0,5″.");
  });

  it("say what waits, and how much more there is", () => {
    expect([1, 2].map(answerView.moreScreens)).toEqual(["1 pantalla más", "2 pantallas más"]);
  });

  it.each([
    ["size", "screen"],
    ["sizes", "several"],
    ["space", "size in space"],
    ["distance", "distance"],
    ["sides", "sides"],
  ] as const)("have an example that means what it says: %s", (example, means) => {
    expect(readText(results.examples[example].text).means).toBe(means);
  });

  it("offer what was written as a whole", () => {
    const written = (address: string, width: number) =>
      plain(writtenComparisonText(comparison(address, { space: { ...CM, width, height: null } }), "cm").title);
    expect(written("65in-16x9", 150)).toBe("65″ cabe en 150 cm");
    expect(written("75in-16x9", 150)).toBe("75″ mide 18,0 cm de más a lo ancho");
    expect(written("27in-16x9~34in-21x9", 150)).toBe("Comparar 27″ y 34″");
  });
});
