import { describeComparison } from "../en/description.ts";
import { drawing } from "../en/drawing.ts";
import type { Part } from "../language.ts";

export const DRAWING: Part<{
  readonly drawing: typeof drawing;
  readonly describeComparison: typeof describeComparison;
}> = {
  en: { drawing, describeComparison },
};
