import { numbersIn } from "../shared/numbers.ts";

export const numbers = numbersIn({
  decimalMark: ".",
  percentSpace: "",
  markSpace: "",
  units: { in: "in", cm: "cm" },
  unitNames: { in: "Inches", cm: "Centimetres" },
  areaUnits: { in: "in²", cm: "cm²", px: "MP" },
  conjunction: (kind) => kind,
  counts: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
});

/** For fields, which write as a language does. */
export const { decimalMark, typedFigure } = numbers;
