import { expect, it } from "vitest";
import type { Unit } from "#domain/display/unit.ts";
import { comparisonSearch, readComparison, unitlessSearch } from "./address.ts";
import { parseLengths, unitsOf } from "./units.ts";
import { withSpace } from "./view.ts";

const read = (query: string, lengths: Unit) => readComparison(new URLSearchParams(query), lengths).comparison;

it.each([
  "screens=27in-16x9~29in-21x9",
  "screens=60cm-16x9~80cm-16x9",
  "screens=60cm-16x9~27in-16x9",
  "screens=none",
  "",
])("the page's language decides which unit comes first, whatever was typed: %s (D36)", (query) => {
  expect(unitsOf(read(query, "in"))).toEqual({ first: "in", second: "cm" });
  expect(unitsOf(read(query, "cm"))).toEqual({ first: "cm", second: "in" });
});

it("a space brings the unit in which it was typed (D38)", () => {
  for (const language of ["in", "cm"] as const) {
    expect(unitsOf(read("space=150x85cm", language)).first).toBe("cm");
    expect(unitsOf(read("space=60in", language)).first).toBe("in");
    expect(unitsOf(read("space=60in&lengths=cm", language)).first).toBe("cm");
    expect(comparisonSearch(read("space=150x85cm", language), language)).toBe("?space=150x85cm");
    expect(comparisonSearch(read("space=60in&lengths=cm", language), language)).toBe("?lengths=cm&space=60in");
    expect(withSpace(read("", language), { width: 150, height: null, unit: "cm" }, 1).lengths).toBe("cm");
    // A chosen unit stays when the space changes or is removed.
    const chosen = read("space=150x85cm&lengths=in", language);
    expect(withSpace(chosen, { width: 160, height: 85, unit: "cm" }, 1).lengths).toBe("in");
    expect(withSpace(chosen, null, 1).lengths).toBe("in");
  }
});

it("a link with a unit wins over the language (D36)", () => {
  expect(unitsOf(read("lengths=cm", "in")).first).toBe("cm");
  expect(unitsOf(read("lengths=in", "cm")).first).toBe("in");
  expect(unitsOf(read("lengths=ft", "cm")).first).toBe("cm");
});

it("a link has the unit only where it differs from the language's, so that / stays / (D36)", () => {
  expect(comparisonSearch(read("", "in"), "in")).toBe("");
  expect(comparisonSearch(read("", "cm"), "cm")).toBe("");
  expect(comparisonSearch(read("lengths=cm", "in"), "in")).toBe("?lengths=cm");
  expect(comparisonSearch(read("lengths=in", "cm"), "cm")).toBe("?lengths=in");
  expect(unitlessSearch(read("lengths=cm&align=bottom", "in"))).toBe("?align=bottom");
  expect(unitlessSearch(read("space=150x85cm&lengths=in", "in"))).toBe("?space=150x85cm");
});

it("reads a unit of lengths from a link, and nothing else (D36)", () => {
  expect(["in", "cm", "", "mm", "IN"].map(parseLengths)).toEqual(["in", "cm", null, null, null]);
});
