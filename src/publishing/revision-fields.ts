import { isArticleId } from "#domain/article/article-id.ts";
import { ArticleError } from "./article-error.ts";
import type { Field, FrontMatter } from "./front-matter.ts";
import { readDate } from "./publication-date.ts";

/** A former id that leads to the article, with its line in the file. */
export interface FormerId {
  readonly id: string;
  readonly line: number;
}

/** The `replaces` of the front matter: one former id, or a list. Throws an `ArticleError` for what is no id. */
export function readReplaces({ fields }: Pick<FrontMatter, "fields">): FormerId[] {
  const field = fields.get("replaces");
  if (field === undefined) return [];
  const items: readonly Field[] = field.items ?? [field];
  return items.map(({ text, line }) => {
    const id = text?.trim() ?? "";
    if (isArticleId(id)) return { id, line };
    throw new ArticleError(
      text === null ? `"replaces" is not a list of ids` : `"${id.slice(0, 100)}" in "replaces" is not an article's id`,
      "Write ids as npm run articles -- list shows them, such as 1718000000000-slug.",
      line,
    );
  });
}

/** The `updated` of the front matter as `2026-11-25`, in UTC; null without one. Throws an `ArticleError` for what is no date. */
export function readUpdated({ fields }: Pick<FrontMatter, "fields">): string | null {
  const field = fields.get("updated");
  if (field === undefined) return null;
  if (field.text === null) throw new ArticleError(`"updated" is not a single text`, "Write one date.", field.line);
  return new Date(readDate(field.text, field.line)).toISOString().slice(0, 10);
}
