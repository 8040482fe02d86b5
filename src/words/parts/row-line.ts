import { rowLine } from "../en/row-line.ts";
import type { Part } from "../language.ts";

export const ROW_LINE: Part<typeof rowLine> = { en: rowLine };
