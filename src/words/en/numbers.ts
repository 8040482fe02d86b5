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
  decimalMark: ".",
  percentSpace: "",
  markSpace: "",
  units: { in: "in", cm: "cm" },
  unitNames: { in: "Inches", cm: "Centimetres" },
  areaUnits: { in: "in²", cm: "cm²", px: "MP" },
  conjunction: (kind) => kind,
  counts: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
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
  sizeFigure,
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
