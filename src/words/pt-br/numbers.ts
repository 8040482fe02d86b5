import { numbersIn } from "../shared/numbers.ts";

export {
  capitalised,
  nameText,
  pixelsFigure,
  radiusText,
  resolutionText,
  timesCount,
  UNIT_SPACE,
} from "../shared/numbers.ts";

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

export const {
  decimalMark,
  units: UNITS,
  withDigits,
  withDecimals,
  exactFigure,
  typedFigure,
  withUnit,
  percentText,
  lengthText,
  ratioText,
  diagonalText,
  displayText,
  measureFigure,
  glanceText,
  diagonalFigure,
  contentText,
  ratioFigure,
  differenceFigure,
  rounded,
  angleText,
  densityText,
  degreeDensityText,
  listText,
  countText,
} = numbers;
