import { rowsIn } from "../shared/rows.ts";
import { numbers } from "./numbers.ts";
import { screens } from "./screens.ts";

export const rows = rowsIn(numbers, screens);
export const { listParts } = rows;
