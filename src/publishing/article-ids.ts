import { existsSync } from "node:fs";
import { basename, dirname, extname, relative } from "node:path";
import { publishedAt } from "../domain/article/article-id.ts";
import type { ConversionPool } from "./convert/conversion-pool.ts";
import type { ConvertedArticle } from "./convert/convert-article.ts";
import { readFrontMatter } from "./front-matter.ts";
import { distinctId, makeArticleId } from "./make-article-id.ts";
import { readDate } from "./publication-date.ts";
import type { PublishHistory } from "./publish-history.ts";
import { readSourceDocument } from "./source-document.ts";

/**
 * Which id each file's article has, within one run. Links need the ids of other articles before those are published,
 * and two files that would get the same id must be told apart in the same way every time:
 *
 * - a file that was published before keeps its id as long as its date is the same, whatever its title;
 * - else it takes the id that its date and title make, unless another file of this run has it, or a file of another
 *   name that is still there had it in an earlier one; then it gets an id of its own, marked by its path.
 */
export class ArticleIds {
  readonly #history: PublishHistory;
  readonly #pool: ConversionPool;
  readonly #ids = new Map<string, Promise<string>>();
  readonly #takenBy = new Map<string, string>();

  constructor(history: PublishHistory, pool: ConversionPool) {
    this.#history = history;
    this.#pool = pool;
  }

  /** Settles the ids of a run's files: first those that keep theirs, then the new ones in their order. */
  async settle(files: readonly { readonly path: string; readonly root: string }[]): Promise<void> {
    const fresh: { path: string; root: string; id: string }[] = [];
    for (const { path, root } of files) {
      const made = await this.#made(path).catch((refusal: unknown) => this.#remember(path, Promise.reject(refusal)));
      if (made === undefined) continue;
      const kept = this.#kept(path, made);
      if (kept === undefined) fresh.push({ path, root, id: made });
      else this.#take(path, kept);
    }
    for (const { path, root, id } of fresh) this.#take(path, this.#distinct(path, root, id));
  }

  /** The id of the article in a file, of this run or beside it. Rejects with a `ArticleError`. */
  idOf(path: string): Promise<string> {
    const known = this.#ids.get(path);
    if (known) return known;
    const id = this.#made(path).then((made) => this.#kept(path, made) ?? this.#distinct(path, dirname(path), made));
    this.#remember(path, id);
    return id;
  }

  /** What the file's name, date and title make. The front matter alone usually says them. */
  async #made(path: string): Promise<string> {
    const stem = basename(path, extname(path));
    const source = await readSourceDocument(path);
    const { fields } = readFrontMatter(source.text);
    const [title, date] = [fields.get("title")?.text, fields.get("date")];
    if (title?.trim() && date?.text) return makeArticleId(stem, title, readDate(date.text, date.line));
    const draft: ConvertedArticle = await this.#pool.draft(source);
    return makeArticleId(stem, draft.title, draft.date);
  }

  #kept(path: string, made: string): string | undefined {
    const known = this.#history.idOf(path);
    return known !== undefined && stampOf(known) === stampOf(made) && this.#isFree(known, path) ? known : undefined;
  }

  #distinct(path: string, root: string, made: string): string {
    const owner = this.#history.fileOf(made);
    const another = owner !== undefined && basename(owner) !== basename(path) && existsSync(owner);
    if (!another && this.#isFree(made, path)) return made;
    const marked = distinctId(made, relative(root, path));
    return this.#isFree(marked, path) ? marked : distinctId(made, path);
  }

  #isFree(id: string, path: string): boolean {
    return (this.#takenBy.get(id) ?? path) === path;
  }

  #take(path: string, id: string): void {
    this.#takenBy.set(id, path);
    this.#remember(path, Promise.resolve(id));
  }

  #remember(path: string, id: Promise<string>): undefined {
    id.catch(() => {}); // Told to whoever asks.
    this.#ids.set(path, id);
  }
}

function stampOf(id: string): number | undefined {
  return publishedAt(id)?.getTime();
}
