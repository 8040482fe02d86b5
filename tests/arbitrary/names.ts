import fc from "fast-check";

/** What a visitor may type for a screen's name: usual ones, and what an address or a label could stumble over. */
export const typedName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", "Desk", " My  desk ", "a_b~c", "50 %", "1+1=2 & more", "e\u0301cran", "🖥️ links", "\u200b"),
  fc.string({ unit: "grapheme", maxLength: 50 }),
);
