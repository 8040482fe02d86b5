/** A dimension in which two displays are compared. */
export type Dimension = "diagonal" | "width" | "height" | "area";

export const DIMENSIONS = ["diagonal", "width", "height", "area"] as const satisfies readonly Dimension[];
