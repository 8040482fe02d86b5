import { rowsIn } from "../shared/rows.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

export { type AnswerRow, type Figures, isPlural, screenPart } from "../shared/rows.ts";

export const { answerRows, listParts } = rowsIn(numbers, screens);
