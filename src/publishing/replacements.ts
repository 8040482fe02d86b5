import { existsSync } from "node:fs";
import type { ArticleReader } from "#domain/article/ports.ts";
import { ArticleError } from "./article-error.ts";
import type { PublishHistory } from "./publish-history.ts";
import type { FormerId } from "./revision-fields.ts";

/** A file of a run, with the id of its article and the former ids that it names. */
export interface ReplacingFile {
  readonly path: string;
  readonly shown: string;
  readonly id: string;
  readonly replaces: readonly FormerId[];
}

/**
 * Checks the former ids that the files of one run name. Each leads to one article, and none is the id of an article that still has
 * its file.
 */
export class Replacements {
  readonly #store: ArticleReader;
  readonly #history: PublishHistory;
  readonly #ids: ReadonlySet<string>;
  readonly #claims = new Map<string, ReplacingFile>();

  /** @param files in the order in which the first to name an id has it */
  constructor(store: ArticleReader, history: PublishHistory, files: readonly ReplacingFile[]) {
    this.#store = store;
    this.#history = history;
    this.#ids = new Set(files.map(({ id }) => id));
    for (const file of files) {
      for (const { id } of file.replaces) if (!this.#claims.has(id)) this.#claims.set(id, file);
    }
  }

  /**
   * Throws an `ArticleError` for a former id that the file may not name.
   * @returns the ids that have an article whose file is gone: it makes room
   */
  async check(file: ReplacingFile): Promise<string[]> {
    const gone: string[] = [];
    for (const { id, line } of file.replaces) {
      const claim = this.#claims.get(id);
      if (claim !== undefined && claim.path !== file.path) {
        throw new ArticleError(`"${id}" is replaced twice, also by ${claim.shown}`, "Leave it to one of them.", line);
      }
      const isPublished = new ArticleError(
        `"${id}" in "replaces" is the id of a published article`,
        "Remove that article and its file first, or leave it out.",
        line,
      );
      if (this.#ids.has(id)) throw isPublished;
      const present = (await this.#store.get(id))?.id;
      if (present === undefined || present === file.id || this.#history.idOf(file.path) === present) continue;
      if (present === id) {
        if (!this.#isGone(id)) throw isPublished;
        gone.push(id);
      } else if (!this.#ids.has(present) && !this.#isGone(present)) {
        throw new ArticleError(
          `"${id}" is replaced twice: it leads to the article "${present}" already`,
          "Leave it to one of them.",
          line,
        );
      }
    }
    return gone;
  }

  #isGone(id: string): boolean {
    const file = this.#history.fileOf(id);
    return file !== undefined && !existsSync(file);
  }
}
