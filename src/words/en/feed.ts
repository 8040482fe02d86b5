/** What the Atom feed says of itself. */
export const feed = {
  title: "Diagonal – articles, news and reviews",
  subtitle: "How big displays really are",
};
