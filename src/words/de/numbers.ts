import { numbersIn, UNIT_SPACE } from "../shared/numbers.ts";

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
  percentSpace: UNIT_SPACE,
  markSpace: "",
  units: { in: "Zoll", cm: "cm" },
  unitNames: { in: "Zoll", cm: "Zentimeter" },
  areaUnits: { in: "in²", cm: "cm²", px: "MP" },
  conjunction: (kind) => (kind === "and" ? "und" : "oder"),
  counts: ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
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
