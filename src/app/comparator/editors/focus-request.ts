import type { ScreenId } from "#comparison/listed-screen.ts";

/** Asks an editor to focus one of its controls; each request is a new object. */
export interface FocusRequest {
  readonly id: ScreenId;
  readonly control: "diagonal" | "name" | "gap" | "distance" | "raised" | "radius" | "replacement" | "more" | "remove";
}
