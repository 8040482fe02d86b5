import { type AnswerRow, isPlural, rowsIn } from "../shared/rows.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

export const rows = rowsIn(numbers, screens);
export const { answerRows, listParts } = rows;

/** `is`, `are` */
export function isOrAre(row: AnswerRow): string {
  return isPlural(row) ? "are" : "is";
}
