import { plainAddress } from "#domain/article/html-address.ts";
import type { Words } from "#words/words.ts";
import { sitePath } from "../navigation/site-path.ts";

/** A link alone in its paragraph whose last parameter, a length, has no value. */
const QUESTION = /<p><a href="\/\?([^"]*)&(?:amp;|#38;|#x26;)(distance|space)=">([^<]*)<\/a><\/p>/g;

/** A length without its unit could be one in any. */
const LENGTH = `\\s*[0-9][0-9.,]*\\s*(m|cm|mm|ft|in|′|″|'|&quot;)\\s*`;

/**
 * The HTML with its questions for one length as forms, which open the comparison and need no script. Other readers of the
 * article have a link to the comparison without that length.
 */
export function withFields(html: string, words: Words["articles"]["article"]["length"]): string {
  return html.replace(QUESTION, (_, query: string, name: "distance" | "space", label: string) => {
    const hidden = [...new URLSearchParams(plainAddress(query))].map(
      ([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`,
    );
    const examples = words.examples[name];
    return `<form action="${sitePath("/")}" method="get" class="wrapping screen-only">${hidden.join("")}<label>${label} <input name="${name}" placeholder="${examples}" title="${words.withUnit(examples)}" pattern="${LENGTH}" required autocomplete="off" enterkeyhint="go"></label><button>${words.open}</button></form>`;
  });
}

/** The comparison that a form opens, for React Router. */
export function addressOf(form: HTMLFormElement): string {
  return `/?${new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
