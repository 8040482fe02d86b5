import type { SpaceErrors } from "../../../comparison/space.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import { MAX_FRAME } from "../../../domain/space/space.ts";
import { limitText } from "./limit-text.ts";

/** As `errorText` of an editor, in the card's unit; null without errors. */
export function spaceErrorText({ width, height, frame }: SpaceErrors, unit: Unit): string | null {
  const wrong = [
    ...(width ? ["width"] : []),
    ...(height ? ["height"] : []),
    ...(frame ? [`frame (0 to ${limitText(MAX_FRAME, unit)})`] : []),
  ];
  return wrong.length === 0 ? null : `Invalid ${wrong.join("\nand ")}`;
}
