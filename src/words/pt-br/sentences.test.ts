import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { type Comparison, comparisonWith } from "#comparison/state.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { readText } from "#domain/written/read-text.ts";
import { partsText } from "../answer-part.ts";
import { dayText, monthText } from "./dates.ts";
import { viewingDistanceText } from "./distances.ts";
import * as ptBr from "./pt-br.ts";
import { comparisonTitle, questionTitle } from "./titles.ts";

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u202f", " ") ?? null;

const comparison = (screens: string, view: Partial<Comparison> = {}): Comparison => ({
  ...comparisonWith(parseScreens(screens).screens),
  lengths: "cm",
  ...view,
});

const answer = (screens: string, view?: Partial<Comparison>) => ptBr.answer.answerOf(comparison(screens, view));
const sentence = (screens: string, view?: Partial<Comparison>) =>
  plain(partsText(answer(screens, view)?.sentence ?? []));

describe("numbers", () => {
  it("have a decimal comma, no space before the percent sign, and a narrow one before a unit", () => {
    expect(ptBr.answerView.signedText({ dimension: "width", kind: "more", percent: 3.25 })).toBe("+3,3%");
    expect(viewingDistanceText(250, "cm")).toBe("2,5\u202fm");
    expect(ptBr.editors.ratio.text("2.39", "1")).toBe("2,39:1");
  });

  it.each(["2026-01-01", "2026-03-21", "2026-11-30"])("dates are those of Brazil: %s", (day) => {
    const date = new Date(day);
    expect(dayText(date)).toBe(new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" }).format(date));
    expect(monthText("2026-03")).toBe("março de 2026");
  });
});

describe("the answer", () => {
  it.each([
    ["27-16x9", "27″ 16:9 tem 59,8 cm de largura e 33,6 cm de altura."],
    ["2x27-16x9", "2 × 27″ 16:9 têm 119,5 cm de largura e 33,6 cm de altura."],
    ["27-16x9~34-3440x1440", "34″ 3440×1440 tem 33% mais largura, 0,8% menos altura e 32% mais área que 27″ 16:9."],
    ["27-16x9~2x27-16x9", "2 × 27″ 16:9 têm 2,0× a largura de 27″ 16:9, a mesma altura e 2,0× a área."],
    ["27-16x9~27-16x9", "27″ 16:9 (verde) tem o mesmo tamanho que 27″ 16:9 (azul)."],
    ["2x27-16x9~49-32x9", "49″ 32:9 tem quase o mesmo tamanho que 2 × 27″ 16:9."],
    ["49-32x9~27-9x16~43-16x9", "49″ 32:9 tem a maior largura, 27″ 9:16 a maior altura e 43″ 16:9 a maior área."],
    ["24-16x9~24-16x9~24-16x9", "Todas têm quase o mesmo tamanho."],
  ])("says of %s what differs, with nouns, which agree with any name (D54)", (screens, expected) => {
    expect(sentence(screens)).toBe(expected);
  });

  it("names a yellow screen as a screen, and the colour as a colour", () => {
    const yellow = comparison("27-16x9-yellow");
    expect(yellow.screens.map((listed) => ptBr.comparator.outline(listed, yellow))).toEqual([
      "Tela 1: tela amarela, 27 polegadas 16:9, 59,8 por 33,6 centímetros",
    ]);
    expect(plain(ptBr.description.describeComparison(yellow))).toBe(
      "Comparação: tela amarela, 27 polegadas 16:9, 59,8 por 33,6 centímetros",
    );
    expect(ptBr.editors.actions.colours).toMatchObject({ yellow: "amarelo", red: "vermelho" });
  });

  it.each([
    ["27-2560x1440~27-3840x2160", "O texto a 100% é 33% menor, com área útil de 3840×2160."],
    ["27-3840x2160-scale150~32-3840x2160", "O texto a 100% é 21% menor que a 150%, com área útil de 3840×2160."],
    ["27-3840x2160~27-3840x2160-scale200", "O texto a 200% tem 2,0× o tamanho do outro, com área útil de 1920×1080."],
    [
      "27-3840x2160-scale150~27-3840x2160-scale300",
      "O texto a 300% tem 2,0× o tamanho do texto a 150%, com área útil de 1280×720.",
    ],
    ["27-2560x1440~27-2560x1440", "O texto a 100% tem o mesmo tamanho, com área útil de 2560×1440."],
  ])("says of %s how large text is, with adjectives where it is larger or smaller", (screens, expected) => {
    expect(plain(partsText(answer(screens)?.text ?? []))).toBe(expected);
  });

  it("agrees with a set that is curved", () => {
    const seen = ptBr.details.seat.verdict(
      comparison("2x27-2560x1440-r1500~49-32x9-r1000", { scale: "seat", distance: 70 }),
    );
    expect(plain(seen)).toMatch(
      /^A 70 cm dos seus olhos, 2 × 27″ 16:9 ocupam 83° \(planas, 81°\) e 49″ 32:9, 94° \(plana, 81°\)\. /,
    );
    expect(plain(partsText(answer("2x27-2560x1440-r1500")?.curved ?? []))).toMatch(/^Por serem curvas, .* ocupam /);
    expect(plain(partsText(answer("49-32x9-r1000")?.curved ?? []))).toMatch(/^Por ser curva, .* ocupa /);
  });
});

describe("a space (D38)", () => {
  const space = { width: 150, height: 85, unit: "cm" } as const;

  it.each([
    ["65-16x9", "65″ 16:9 cabe: 2,1 cm à esquerda e à direita, 1,0 cm em cima e embaixo."],
    ["75-16x9", "75″ 16:9 não cabe: passa 18,0 cm na largura e 10,4 cm na altura."],
    ["2x32-16x9", "2 × 32″ 16:9 cabem: 3,2 cm à esquerda e à direita, 21,6 cm em cima e embaixo."],
    ["65-16x9~75-16x9~55-21x9", "2 de 3 cabem. A maior 16:9 que cabe tem 66,6″ e a maior 21:9 tem 63,3″."],
    ["75-16x9~77-16x9~55-16x9", "1 de 3 cabe. A maior 16:9 que cabe tem 66,6″."],
    ["75-16x9~77-16x9~80-16x9", "Nenhuma cabe. A maior 16:9 que cabe tem 66,6″."],
  ])("says of %s whether it fits", (screens, expected) => {
    expect(sentence(screens, { space })).toBe(expected);
  });

  it("says of a row whether all fit together (D56)", () => {
    const inRow = { arrangement: "side", frame: 1 } as const;
    expect(sentence("27-16x9~34-21x9", { ...inRow, space: { width: 180, height: null, unit: "cm" } })).toBe(
      "Juntas, 143,2 × 36,0 cm com molduras: cabem em 180 cm, com sobra de 36,8 cm.",
    );
    expect(sentence("27-16x9~34-21x9", { ...inRow, space: { width: 140, height: 30, unit: "cm" } })).toBe(
      "Juntas, 143,2 × 36,0 cm com molduras: não cabem em 140 × 30 cm, passam 3,2 cm na largura e 6,0 cm na altura.",
    );
  });
});

it("says from the seat how much of the view is filled (D42)", () => {
  const seat = { scale: "seat", distance: 60 } as const;
  expect(sentence("27-16x9", seat)).toBe("A 60 cm, 27″ 16:9 ocupa 53° × 31° da sua visão.");
  expect(plain(partsText(answer("27-16x9", seat)?.seatLine ?? []))).toBe(
    "Ela é confortável para trabalhar à mesa (40° a 60°).",
  );
  const line = plain(partsText(answer("2x14-16x10~30-16x9", { scale: "seat", distance: 300 })?.seatLine ?? []));
  expect(line).toMatch(
    /^Elas? ocupam? \d+(,\d)?° da sua visão em vez de .*\. As duas são pequenas \(menos de 30°\)\.$/,
  );
});

describe("titles", () => {
  it.each([
    ["27-16x9~32-16x9", "Monitor de 27″ ou 32″: 40% mais área"],
    ["75-16x9~65-16x9", "TV de 75″ ou 65″: 33% mais área"],
    ["34-21x9~27-16x9", "34″ ultrawide ou 27″: 25% menos largura, 1,2% menos altura"],
    ["2x27-16x9~49-32x9", "Dois monitores de 27″ ou um ultrawide de 49″: quase o mesmo tamanho"],
    ["2x27-16x9~43-16x9", "Dois monitores de 27″ ou uma tela de 43″: 20% menos largura, 59% mais altura"],
    ["24-16x9~27-16x9~32-16x9", "Monitor de 24″, 27″ ou 32″: até 78% mais área"],
    ["27-16x9~32-16x9~34-21x9", "27″, 32″ ou 34″ ultrawide: a de 32″ tem a maior área"],
  ])("%s (D41)", (screens, title) => {
    expect(questionTitle(comparison(screens))).toBe(title);
  });

  it("say one, several and none", () => {
    expect(["", "27-16x9", "27-16x9~29-21x9"].map((screens) => comparisonTitle(comparison(screens)))).toEqual([
      "Nenhuma tela para comparar",
      "27″ 16:9 em escala",
      "Comparação: 27″ 16:9 e 29″ 21:9",
    ]);
  });
});

it("says what was read (D59)", () => {
  const television = (length: number): DisplaySpec => ({ length, unit: "in", width: 16, height: 9 });
  const reading = (text: string, ...sizes: number[]) =>
    plain(ptBr.results.reading(readText(text), sizes.map(television)));
  expect(reading("597 x 336 mm")).toBe("59,7 × 33,6 cm dão 68,5 cm de canto a canto, 26,97″.");
  expect(reading("3 m", 75, 98)).toBe("A 3 m, TVs de 75″ a 98″ ocupam de 30° a 40°, a faixa para filmes.");
  expect(reading("3 m", 75)).toBe("A 3 m, uma TV de 75″ ocupa de 30° a 40°, a faixa para filmes.");
  expect(reading("3 m")).toBe("A 3 m, nenhuma TV ocupa de 30° a 40°.");
});

it("reads its own examples as what it says they are", () => {
  const { examples } = ptBr.results;
  const meanings = [examples.size, examples.sizes, examples.space, examples.distance, examples.sides].map(
    ({ text }) => readText(text).means,
  );
  expect(meanings).toEqual(["screen", "several", "size in space", "distance", "sides"]);
});

it("says what is wrong with typed values, in the unit of the field (S5.3)", () => {
  expect(plain(ptBr.errors.invalid(["length", "gap"], "in"))).toBe("Valor inválido: diagonal\ne vão (de 0 a 3,93″)");
  expect(plain(ptBr.errors.invalidScreen(2, ["radius"], "cm", 543))).toBe(
    "Tela 2, valor inválido: curvatura: de 543R a 5000R",
  );
});
