import { numbersIn, UNIT_SPACE } from "../shared/numbers.ts";

export const numbers = numbersIn({
  decimalMark: ",",
  percentSpace: UNIT_SPACE,
  markSpace: "",
  units: { in: "Zoll", cm: "cm" },
  unitNames: { in: "Zoll", cm: "Zentimeter" },
  areaUnits: { in: "in²", cm: "cm²", px: "MP" },
  conjunction: (kind) => (kind === "and" ? "und" : "oder"),
  counts: ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
});

/** For fields, which write as a language does. */
export const { decimalMark, typedFigure } = numbers;
