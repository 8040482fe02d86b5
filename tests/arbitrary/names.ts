import fc from "fast-check";

/** Names as visitors may type them: usual ones, and ones that are difficult for links and labels. */
export const typedName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", "Desk", " My  desk ", "a_b~c", "50 %", "1+1=2 & more", "e\u0301cran", "🖥️ links", "\u200b"),
  fc.string({ unit: "grapheme", maxLength: 50 }),
);
