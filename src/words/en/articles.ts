import type { RichText } from "../rich-text.ts";
import { dayText } from "./dates.ts";

/** The pages of the articles. */
export const articles = {
  list: {
    heading: headingOf,
    title: (search: string, page: number): string =>
      page === 1 ? headingOf(search) : `${headingOf(search)}, page ${page}`,
    description:
      "Which monitor, television or laptop size to choose: widths and heights in centimetres and inches, viewing distances, sharpness and desk space.",
    all: "Show all articles",
    sizes: "All screen sizes and models",
    /** Heading of the articles that can be read without a network. */
    kept: "Articles you can read now",
  },
  search: {
    field: "Search articles, news or reviews",
    submit: "Search",
    count: (articles: number): string => (articles === 1 ? "1 article" : `${articles} articles`),
    moreThan: (articles: number): string => `More than ${articles} articles`,
    isPartial: "No article has all of these words; these have most.",
    foundIn: <Element>(heading: Element): RichText<Element> => ["In the article: ", heading],
    without: <Element>(words: Element): RichText<Element> => ["Without: ", words],
  },
  pagination: {
    name: "Pagination",
    previous: "Go to previous page",
    next: "Go to next page",
    page: (number: number): string => `Go to page ${number}`,
  },
  nothing: {
    noResults: "No results found",
    lastPage: "Go to the last page",
    help: "Articles here are about sizes, distances, sharpness and space. One word is often enough:",
    /** Each is searched for. */
    topics: ["viewing distance", "ultrawide", "desk", "4K or 1440p", "does it fit", "laptop", "phone"],
    start: "Start here",
  },
  article: {
    loading: "Loading …",
    kind: "Article",
    back: "Back to articles",
    publishedOn: <Element>(date: Element): RichText<Element> => ["Published on ", date],
    updated: <Element>(date: Element): RichText<Element> => ["Updated ", date],
    dayText,
    readingTime: (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`),
    method: "How the figures are made",
    /** A question for one length. */
    length: {
      examples: { distance: "3 m, 10 ft", space: "150 cm, 59 in" },
      withUnit: (examples: string): string => `With its unit: ${examples}`,
      open: "Open in the tool",
    },
  },
};

function headingOf(search: string): string {
  return search === "" ? "Articles, news and reviews" : `Articles about “${search}”`;
}
