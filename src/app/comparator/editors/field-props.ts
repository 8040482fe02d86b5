import type { Dispatch, Ref } from "react";
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
