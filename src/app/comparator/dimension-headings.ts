import type { ComparedDimension } from "#domain/display/dimension.ts";

/** The headings of columns. */
export const DIMENSION_HEADINGS: Readonly<Record<ComparedDimension, string>> = {
  width: "Width",
  height: "Height",
  area: "Area",
};
