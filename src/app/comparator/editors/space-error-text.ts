import type { SpaceErrors } from "../../../comparison/space.ts";
import { MAX_FRAME } from "../../../domain/space/space.ts";

/** As `errorText` of an editor; null without errors. */
export function spaceErrorText({ width, height, frame }: SpaceErrors): string | null {
  const wrong = [
    ...(width ? ["width"] : []),
    ...(height ? ["height"] : []),
    ...(frame ? [`frame (0 to ${MAX_FRAME} cm)`] : []),
  ];
  return wrong.length === 0 ? null : `Invalid ${wrong.join("\nand ")}`;
}
