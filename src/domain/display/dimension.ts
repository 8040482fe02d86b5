/** A dimension in which two displays are compared. */
export type Dimension = "diagonal" | "width" | "height" | "area";

/** In what a screen that was added for another one equals it: a dimension, or how large text is (D47). */
export type Equivalence = Dimension | "text";

export const DIMENSIONS = ["diagonal", "width", "height", "area"] as const satisfies readonly Dimension[];

export const EQUIVALENCES = [...DIMENSIONS, "text"] as const satisfies readonly Equivalence[];

/** What the answer compares. Diagonals are shown as they were typed. */
export type ComparedDimension = Exclude<Dimension, "diagonal">;

export const COMPARED_DIMENSIONS = ["width", "height", "area"] as const satisfies readonly ComparedDimension[];
