/** What a share image says beside the question, the answer and the drawing. */
export const picture = {
  motto: "Tailles d’écran, à l’échelle",
  /** Where the names do not fit. */
  manyCompared: (count: number): string => `${count} écrans comparés`,
  notDrawn: "non dessiné",
};
