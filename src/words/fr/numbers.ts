import { numbersIn, UNIT_SPACE } from "../shared/numbers.ts";

export const numbers = numbersIn({
  decimalMark: ",",
  percentSpace: UNIT_SPACE,
  markSpace: UNIT_SPACE,
  units: { in: "po", cm: "cm" },
  unitNames: { in: "Pouces", cm: "Centimètres" },
  areaUnits: { in: "po²", cm: "cm²", px: "MP" },
  conjunction: (kind) => (kind === "and" ? "et" : "ou"),
  counts: ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
});

/** For fields, which write as a language does. */
export const { decimalMark, typedFigure } = numbers;
