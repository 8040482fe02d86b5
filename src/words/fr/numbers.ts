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
  markSpace: UNIT_SPACE,
  units: { in: "po", cm: "cm" },
  unitNames: { in: "Pouces", cm: "Centimètres" },
  areaUnits: { in: "po²", cm: "cm²", px: "MP" },
  conjunction: (kind) => (kind === "and" ? "et" : "ou"),
  counts: ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
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
