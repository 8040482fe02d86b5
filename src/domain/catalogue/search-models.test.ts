import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { entryKey } from "./entry.ts";
import { findModels } from "./find-models.ts";
import { searchCatalogue } from "./search.ts";

const found = (text: string) =>
  searchCatalogue(text, CATALOGUE).results.flatMap(({ entry }) => (entry ? [entryKey(entry)] : []));

/** Queries as people type them from a box, a shop or an invoice, and the first results. */
it.each([
  ["u2720q", ["Dell U2720Q"]],
  ["dell ultrasharp 40", ["Dell U4025QW", "Dell U4021QW"]],
  ["AW 3423 DW", ["Dell AW3423DW", "Dell AW3423DWF"]],
  ["alienware aw3225qf", ["Dell AW3225QF"]],
  ["c4 65", ["LG C4 65″"]],
  ["lg oled65c4", ["LG C4 65″"]],
  ["OLED65C46LA", ["LG C4 65″"]],
  ["lg c2 42", ["LG C2 42″"]],
  ["odyssey g9", ["Samsung Odyssey G9 C49G95T"]],
  ["odissey g9", ["Samsung Odyssey G9 C49G95T"]],
  ["odyssey ark", ["Samsung Odyssey Ark S55BG97"]],
  ["qe65s95d", ["Samsung S95D 65″"]],
  ["the frame 55", ["Samsung The Frame LS03D 55″", "Samsung The Frame LS03B 55″"]],
  ["XR-65A95L", ["Sony A95L 65″"]],
  ["bravia 8 65", ["Sony BRAVIA 8 65″", "Sony BRAVIA 8 II 65″"]],
  ["tcl qm8 98", ["TCL QM851G 98″"]],
  ["55oled806", ["Philips OLED806 55″"]],
  ["27gp850-b", ["LG 27GP850"]],
  ["pixel 9 pro fold", ["Pixel 9 Pro Fold", "Pixel 9 Pro Fold cover"]],
  ["mbp14", ["MacBook Pro 14″ (M5)"]],
  ["mba 13 m2", ["MacBook Air 13″ (M2)"]],
  ["x1c gen 11", ["Lenovo ThinkPad X1 Carbon Gen 11"]],
  ["dell xps 13", ["Dell XPS 13 (9340)", "Dell XPS 13 (9345)"]],
  ["framework 13", ["Framework Laptop 13"]],
  ["rd280u", ["BenQ RD280U"]],
  ["g34wqi", ["Xiaomi G34WQi"]],
  ["65a6k", ["Hisense A6K 65″"]],
  ["x85k", ["Sony X85K 43″"]],
  ["24mp400-b", ["LG 24MP400"]],
])("%j finds first what is meant (D40)", (text, first) => {
  expect(found(text).slice(0, first.length)).toEqual(first);
});

it("looks up letters with digits as a model first, and their number as a size too (D40)", () => {
  const { results } = searchCatalogue("u27", CATALOGUE);
  expect(results[0]?.entry?.device?.model).toBe("U2725QE");
  expect(results.find(({ group }) => group === "sizes")?.display).toMatchObject({
    length: 27,
    resolution: { width: 2560 },
  });
});

it("ignores spaces and hyphens in the name of a model (D40)", () => {
  for (const text of ["c49 g95t", "C49-G95T", "odyssey-g9", "odysseyg9"]) {
    expect(found(text)[0], text).toBe("Samsung Odyssey G9 C49G95T");
  }
});

it("finds laptops of every large maker, and e-readers (D40)", () => {
  for (const maker of ["Apple", "ASUS", "Dell", "Framework", "HP", "Lenovo", "Microsoft"]) {
    const { results } = searchCatalogue(`${maker} laptop`, CATALOGUE);
    expect(results.find(({ entry }) => entry?.device?.maker === maker)?.entry?.kind, maker).toBe("Laptop");
  }
  for (const text of ["e-reader", "ereader", "e reader 7"]) expect(found(text)[0], text).toMatch(/^(Kindle|Kobo)/);
});

it.each([
  ["mbp 16", "MacBook Pro 16″ (M4 Pro/Max)"],
  ["Dell XPS 13", "Dell XPS 13 (9340)"],
  ["lenovo thinkpad x1 carbon", "Lenovo ThinkPad X1 Carbon Gen 12"],
  ["framework laptop 13", "Framework Laptop 13"],
  ["Microsoft Surface Laptop Go 3", "Surface Laptop Go 3"],
  ["fairphone 5", "Fairphone 5"],
  ["legion 5 laptop", "Lenovo Legion 5"],
])("%j is the name of one model, the newest (D40)", (text, name) => {
  expect(findModels(text).map((screen) => screen.name)).toEqual([name]);
});

it("takes no words alone that a name has beside its own", () => {
  for (const text of ["5", "13", "laptop", "dell", "framework", "14 laptop", "phone 5"]) {
    expect(findModels(text), text).toEqual([]);
  }
});
