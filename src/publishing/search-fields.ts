import { wordsIn } from "#domain/article/words.ts";
import { ArticleError } from "./article-error.ts";
import { oneLine } from "./convert/node-text.ts";
import type { Field, FrontMatter } from "./front-matter.ts";
import { KEYWORD_MAX_CHARACTERS, KEYWORDS_MAX } from "./publish-limits.ts";

interface SearchFields {
  readonly keywords?: readonly string[];
  readonly lead?: true;
}

/** The `keywords` and `lead` of the front matter (D60). Throws an `ArticleError` for what is none. */
export function readSearchFields({ fields }: Pick<FrontMatter, "fields">, title: string): SearchFields {
  const keywords = fields.get("keywords");
  return {
    ...(keywords !== undefined && { keywords: readKeywords(keywords, title) }),
    ...(readLead(fields.get("lead")) && { lead: true }),
  };
}

function readKeywords(field: Field, title: string): string[] {
  const refuse = (reason: string, line = field.line): never => {
    throw new ArticleError(
      reason,
      `Write 1 to ${KEYWORDS_MAX} words that people search for and the title lacks, as a list.`,
      line,
    );
  };
  const items = field.items ?? refuse(`"keywords" is not a list`);
  if (items.length === 0) refuse(`"keywords" is empty`);
  if (items.length > KEYWORDS_MAX) refuse(`"keywords" has ${items.length} entries`, items[KEYWORDS_MAX]?.line);
  const inTitle = new Set(wordsIn(title));
  const known = new Set<string>();
  return items.map(({ text, line }) => {
    const keyword = oneLine(text ?? "");
    const words = wordsIn(keyword);
    if (words.length === 0) refuse(`an entry of "keywords" is no word`, line);
    if (keyword.length > KEYWORD_MAX_CHARACTERS) {
      refuse(`an entry of "keywords" is longer than ${KEYWORD_MAX_CHARACTERS} characters`, line);
    }
    if (words.every((word) => inTitle.has(word))) refuse(`"${keyword}" in "keywords" is in the title`, line);
    const folded = words.join(" ");
    if (known.has(folded)) refuse(`"${keyword}" is in "keywords" twice`, line);
    known.add(folded);
    return keyword;
  });
}

function readLead(field: Field | undefined): boolean {
  const written = field?.text?.trim().toLowerCase();
  if (field === undefined || written === "false") return false;
  if (written === "true") return true;
  throw new ArticleError(
    `"lead" is neither true nor false`,
    "Write lead: true for the article that leads the list.",
    field.line,
  );
}
