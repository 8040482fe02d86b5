/** What a share image says beside the question, the answer and the drawing. */
export const picture = {
  motto: "Display sizes, to scale",
  /** Where the names do not fit. */
  manyCompared: (count: number): string => `${count} screens compared`,
  notDrawn: "not drawn",
};
