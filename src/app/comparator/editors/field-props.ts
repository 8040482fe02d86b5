import type { Dispatch, Ref } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";

/** What a field in a screen's editor has. */
export interface FieldProps {
  entry: Entry;
  label: string;
  /** The id of the error message, while it shows. */
  errorId: string | undefined;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** Asks an editor to focus one of its controls; each request is a new object. */
export interface FocusRequest {
  readonly id: ScreenId;
  readonly control: "diagonal" | "name" | "gap" | "distance" | "raised" | "radius" | "replacement" | "more" | "remove";
}
