/** What a comparison in a frame on another site says around itself. */
export const embedPage = {
  notDrawn: "non dessiné",
  /** The link to the comparison, where there is room for it and where there is little. */
  open: { wide: "Ouvrir cette comparaison", narrow: "Ouvrir" },
};
