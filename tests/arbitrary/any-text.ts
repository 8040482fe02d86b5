import fc from "fast-check";

/** Any text, including lone surrogates, as an address, a paste or a request may hold it. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  return fc.oneof(
    fc.string({ unit: codeUnit, maxLength, size: "max" }),
    fc.string({ unit: "grapheme", maxLength, size: "max" }),
  );
}
