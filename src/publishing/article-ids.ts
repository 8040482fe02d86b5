import { existsSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { publishedAt } from "#domain/article/article-id.ts";
import { ArticleError } from "./article-error.ts";
import type { ArticleFile } from "./article-files.ts";
import { distinctId } from "./make-article-id.ts";
import type { PublishHistory } from "./publish-history.ts";
import type { SourceArticle } from "./source-article.ts";

/**
 * The id of each file's article within one run. Links need the ids of articles that are not published yet, and two
 * files with the same proposed id need different ids that stay the same in every run:
 *
 * - A file that was published before keeps its id while its date stays, whatever its title.
 * - Otherwise it gets its proposed id, unless another file of this run has it, or an existing file of another name had
 *   it before. Then a hash of its path is added.
 */
export class ArticleIds {
  readonly #history: PublishHistory;
  readonly #read: (path: string) => Promise<SourceArticle>;
  readonly #ids = new Map<string, Promise<string>>();
  readonly #takenBy = new Map<string, string>();

  /** @param read for files that articles link to and this run does not publish */
  constructor(history: PublishHistory, read: (path: string) => Promise<SourceArticle>) {
    this.#history = history;
    this.#read = read;
  }

  /** Assigns the ids of a run's files: unchanged ids first, then new ones in the order of the files. */
  assign(files: readonly ArticleFile[], sources: ReadonlyMap<string, SourceArticle | ArticleError>): void {
    const added: { path: string; root: string; proposedId: string }[] = [];
    for (const { path, root } of files) {
      const source = sources.get(path);
      if (source instanceof ArticleError) this.#remember(path, Promise.reject(source));
      if (source === undefined || source instanceof ArticleError) continue;
      const formerId = this.#formerId(path, source.proposedId);
      if (formerId === undefined) added.push({ path, root, proposedId: source.proposedId });
      else this.#take(path, formerId);
    }
    for (const { path, root, proposedId } of added) this.#take(path, this.#newId(path, root, proposedId));
  }

  /** The id of the article in a file, whether this run publishes it or not. Rejects with an `ArticleError`. */
  idOf(path: string): Promise<string> {
    return this.#ids.get(path) ?? this.#remember(path, this.#idOfOther(path));
  }

  async #idOfOther(path: string): Promise<string> {
    const { proposedId } = await this.#read(path);
    return this.#formerId(path, proposedId) ?? this.#newId(path, dirname(path), proposedId);
  }

  #formerId(path: string, proposedId: string): string | undefined {
    const former = this.#history.idOf(path);
    const isValid = former !== undefined && timeOf(former) === timeOf(proposedId) && this.#isFree(former, path);
    return isValid ? former : undefined;
  }

  #newId(path: string, root: string, proposedId: string): string {
    const owner = this.#history.fileOf(proposedId);
    const isOthers = owner !== undefined && basename(owner) !== basename(path) && existsSync(owner);
    if (!isOthers && this.#isFree(proposedId, path)) return proposedId;
    const distinct = distinctId(proposedId, relative(root, path));
    return this.#isFree(distinct, path) ? distinct : distinctId(proposedId, path);
  }

  #isFree(id: string, path: string): boolean {
    return (this.#takenBy.get(id) ?? path) === path;
  }

  #take(path: string, id: string): void {
    this.#takenBy.set(id, path);
    this.#remember(path, Promise.resolve(id));
  }

  #remember(path: string, id: Promise<string>): Promise<string> {
    // Only files that link to it ask for it; without any, a rejection must not end the process.
    id.catch(() => {});
    this.#ids.set(path, id);
    return id;
  }
}

function timeOf(id: string): number | undefined {
  return publishedAt(id)?.getTime();
}
