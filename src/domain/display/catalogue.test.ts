import { describe, expect, it } from "vitest";
import { CATALOGUE, entryDetail, entryTitle } from "./catalogue.ts";
import { resolutionOf } from "./resolution.ts";

describe("the catalogue of common sizes", () => {
  it("has phones, tablets, laptops, monitors, ultrawides and televisions, 60 to 90 sizes in all", () => {
    expect([...new Set(CATALOGUE.map(({ kind }) => kind))]).toEqual([
      "Phone",
      "Tablet",
      "Laptop",
      "Monitor",
      "Ultrawide",
      "Television",
    ]);
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
    expect(CATALOGUE.length).toBeLessThanOrEqual(90);
  });

  it("has class, diagonal, ratio and resolution of each, and its basis", () => {
    const entry = CATALOGUE.find(({ display }) => display.length === 27 && display.width === 2560);
    expect(entry).toEqual({
      kind: "Monitor",
      display: { length: 27, unit: "in", width: 2560, height: 1440 },
      name: "QHD",
      basis: "27-inch class; QHD (four times 1280×720)",
    });
    for (const { display, basis } of CATALOGUE) {
      expect(resolutionOf(display)).not.toBeNull();
      expect(basis).toContain(`${display.length}-inch class; `);
    }
  });

  it("has a text for each", () => {
    const [smallest] = CATALOGUE;
    // 750 · 16/9 = 1333.3
    expect(smallest && [entryTitle(smallest), entryDetail(smallest)]).toEqual(["4.7″ phone", "750×1334 · 9:16"]);
    const largest = CATALOGUE.at(-1);
    expect(largest && [entryTitle(largest), entryDetail(largest)]).toEqual([
      "98″ television",
      "4K UHD · 3840×2160 · 16:9",
    ]);
  });

  it("has no size twice", () => {
    const texts = CATALOGUE.map((entry) => `${entryTitle(entry)} ${entryDetail(entry)}`);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has sizes that exist: phones up to 8″ and upright, ultrawides of at least 21:9, televisions of 32″ to 98″", () => {
    for (const { kind, display } of CATALOGUE) {
      const ratio = display.width / display.height;
      expect(ratio < 1).toBe(kind === "Phone");
      expect(ratio > 21 / 9).toBe(kind === "Ultrawide");
      const [least = 0, most = 0] = {
        Phone: [4.7, 8],
        Tablet: [8, 15],
        Laptop: [11, 18],
        Monitor: [19, 43],
        Ultrawide: [29, 57],
        Television: [32, 98],
      }[kind];
      expect(display.length >= least && display.length <= most).toBe(true);
    }
  });
});
