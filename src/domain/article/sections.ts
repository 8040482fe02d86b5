import { anchorFor } from "./anchor.ts";
import { htmlText } from "./html-text.ts";

/** A part of an article. What comes before the first heading has none, and neither has the short answer. */
interface Section {
  readonly heading: string | null;
  /** The id of the heading, to which a link may lead. */
  readonly id: string | null;
  readonly text: string;
}

/** Parts that publishing adds or marks: the contents, and links with the titles of other articles. */
const NOT_ITS_TEXT = /<(nav|section) class="(?:contents|read-next)"[\s\S]*?<\/\1>/g;
/** Opens the article as its summary does, so that a link to it leads nowhere new. */
const SHORT_ANSWER = anchorFor("the-short-answer");
const HEADING = /<h([2-6])((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/h\1>/gi;

/** The parts of an article's published HTML, by its headings of any level. */
export function sectionsOf(content: string): Section[] {
  const own = content.replace(NOT_ITS_TEXT, " ");
  const sections: Section[] = [];
  let heading: string | null = null;
  let id: string | null = null;
  let start = 0;
  for (const found of own.matchAll(HEADING)) {
    sections.push({ heading, id, text: htmlText(own.slice(start, found.index)) });
    id = /\sid="([^"]+)"/.exec(found[2] ?? "")?.[1] ?? null;
    heading = (id !== SHORT_ANSWER && htmlText(found[3] ?? "")) || null;
    start = found.index + found[0].length;
  }
  sections.push({ heading, id, text: htmlText(own.slice(start)) });
  return sections;
}
