import { type AnswerRow, isPlural, rowsIn } from "../shared/rows.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

export { type AnswerRow, isPlural, screenPart } from "../shared/rows.ts";

export const { answerRows, listParts } = rowsIn(numbers, screens);

/** `ist`, `sind` */
export function isOrAre(row: AnswerRow): string {
  return isPlural(row) ? "sind" : "ist";
}
