/** What the main screen says around the comparison. */
export const home = {
  title: "Diagonal – compare display sizes to scale",
  description:
    "Describe up to ten screens by diagonal and aspect ratio and see them drawn to scale, on top of each other: monitors, televisions, laptops and phones.",
  latest: {
    heading: "Latest articles",
    /** The button's word. */
    articles: "Articles",
    more: "+ more articles, news and reviews",
  },
};
