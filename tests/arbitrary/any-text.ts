import fc from "fast-check";

/** Any text at all, halves of characters included: what an address, a paste or a request may hold. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  return fc.oneof(
    fc.string({ unit: codeUnit, maxLength, size: "max" }),
    fc.string({ unit: "grapheme", maxLength, size: "max" }),
  );
}
