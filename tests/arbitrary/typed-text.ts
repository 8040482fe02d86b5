import fc from "fast-check";

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength });

/** Any text that S5 and D6 let a visitor type: mostly numbers, sometimes empty, zero or a point. */
export const typedText: fc.Arbitrary<string> = fc.oneof(
  digits(12),
  fc.tuple(digits(11), fc.nat(11)).map(([text, at]) => `${text.slice(0, at)}.${text.slice(at)}`),
);
