import { numbersIn } from "../shared/numbers.ts";

export const numbers = numbersIn({
  decimalMark: ",",
  percentSpace: "",
  markSpace: "",
  units: { in: "pol", cm: "cm" },
  unitNames: { in: "Polegadas", cm: "Centímetros" },
  areaUnits: { in: "pol²", cm: "cm²", px: "MP" },
  conjunction: (kind) => (kind === "and" ? "e" : "ou"),
  /** Of screens, `telas`. */
  counts: ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
});

/** For fields, which write as a language does. */
export const { decimalMark, typedFigure } = numbers;
