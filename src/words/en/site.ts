/** What several pages say around their content. */
export const site = {
  titleOf: (heading: string): string => `${heading} – Diagonal`,
  /** The link to the comparison. */
  compare: "Compare displays",
  articles: "Articles, news and reviews",
  allArticles: "All articles",
  feed: "Diagonal: articles, news and reviews",
  close: "Close",
  dismiss: "Dismiss",
  stepper: { less: "Less", more: "More" },
  loading: "Loading",
  unableToLoad: "Unable to load",
  needsNetwork: "This needs a network connection.",
  tryAgain: "Try again",
  footer: {
    /** The year of the first publication. */
    copyright: "© 2026 Diagonal",
    privacy: "Privacy",
    terms: "Terms",
    help: "Help",
  },
  failure: {
    missingScript: {
      heading: "A part of this page is missing",
      text: "It could not be loaded. Either the connection is gone, or the site was updated a moment ago.",
    },
    other: {
      heading: "Something went wrong",
      text: "This page could not be shown. It is not your fault, and it may well work in a moment.",
    },
  },
};
