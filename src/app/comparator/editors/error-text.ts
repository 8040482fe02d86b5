import type { DisplayErrors } from "../../../domain/display/validation.ts";

/** S5.3; null without errors. */
export function errorText(errors: DisplayErrors): string | null {
  const wrong: string[] = [];
  if (errors.length) wrong.push("length");
  if (errors.ratioWidth || errors.ratioHeight) wrong.push("aspect ratio");
  return wrong.length === 0 ? null : `Invalid ${wrong.join("\nand ")}`;
}
