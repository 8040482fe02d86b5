/** What the answer compares. Diagonals are shown as they were typed. */
export const COMPARED_DIMENSIONS = ["width", "height", "area"] as const;

export type ComparedDimension = (typeof COMPARED_DIMENSIONS)[number];

/** In what two displays are compared. */
export const DIMENSIONS = ["diagonal", ...COMPARED_DIMENSIONS] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** In what a screen that was added for another one equals it: a dimension, or how large text is (D47). */
export const EQUIVALENCES = [...DIMENSIONS, "text"] as const;

export type Equivalence = (typeof EQUIVALENCES)[number];
