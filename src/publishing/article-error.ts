/**
 * Why a file is not published (D26): the line, the reason, and how to mend it. Whoever holds the file's name adds it.
 */
export class ArticleError extends Error {
  override readonly name = "ArticleError";
  readonly reason: string;
  /** What the author can do about it, as a sentence. */
  readonly remedy: string;
  /** Counted from 1 in the file as it stands on disk. */
  readonly line: number;

  constructor(reason: string, remedy: string, line = 1) {
    super(`${reason}. ${remedy}`);
    this.reason = reason;
    this.remedy = remedy;
    this.line = line;
  }
}

/** A refusal with the file it is about, as a run reports it. */
export interface RefusedFile {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  readonly remedy: string;
}

/** One line in the form editors and terminals make clickable: `file:line: reason. Remedy.` */
export function describeRefusedFile({ file, line, reason, remedy }: RefusedFile): string {
  return `${file}:${line}: ${reason}. ${remedy}`;
}
