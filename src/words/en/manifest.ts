/** What an installed site says of itself to the system. */
export const manifest = {
  name: "Diagonal – compare display sizes",
  description: "Shows how big displays really are: up to ten screens drawn to scale, on top of each other.",
  /** In the menu of its icon. */
  shortcuts: { ultrawide: "27″ or 34″ ultrawide", articles: "Articles" },
};
