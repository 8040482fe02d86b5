import { numbersIn } from "../shared/numbers.ts";

/** Sounds like i, but not as in `hielo` or the English name `iPhone`. */
const BEGINS_WITH_I = /^(?!i[A-Z])[Hh]?[IiÍí](?!e)/;
/** Sounds like o: `ocho`, `80″`, `11 ppi`, `11000`. */
const BEGINS_WITH_O = /^(h?[oó]|8|11(\d{3})?(?!\d))/i;

export const numbers = numbersIn({
  decimalMark: ",",
  percentSpace: "\u202f",
  markSpace: "",
  units: { in: "pulg.", cm: "cm" },
  unitNames: { in: "Pulgadas", cm: "Centímetros" },
  areaUnits: { in: "pulg²", cm: "cm²", px: "MP" },
  conjunction: (kind, last) =>
    kind === "and" ? (BEGINS_WITH_I.test(last) ? "e" : "y") : BEGINS_WITH_O.test(last) ? "u" : "o",
  counts: ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
});

/** For fields, which write as a language does. */
export const { decimalMark, typedFigure } = numbers;
