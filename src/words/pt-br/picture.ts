/** What a share image says beside the question, the answer and the drawing. */
export const picture = {
  motto: "Tamanhos de tela, em escala",
  /** Where the names do not fit. */
  manyCompared: (count: number): string => `${count} telas comparadas`,
  notDrawn: "não desenhada",
};
