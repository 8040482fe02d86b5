import { type AnswerRow, isPlural, rowsIn } from "../shared/rows.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

export { type AnswerRow, type Figures, isPlural, screenPart } from "../shared/rows.ts";

export const { answerRows, listParts } = rowsIn(numbers, screens);

/** `is`, `are` */
export function isOrAre(row: AnswerRow): string {
  return isPlural(row) ? "are" : "is";
}
