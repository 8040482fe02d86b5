/** Why a file is not published (D26). The caller adds the file's name. */
export class ArticleError extends Error {
  override readonly name = "ArticleError";
  readonly reason: string;
  /** A sentence: what the author can do about it. */
  readonly remedy: string;
  /** In the file, counted from 1. */
  readonly line: number;

  constructor(reason: string, remedy: string, line = 1) {
    super(`${reason}. ${remedy}`);
    this.reason = reason;
    this.remedy = remedy;
    this.line = line;
  }
}

/** An `ArticleError` with its file, as a run reports it. */
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
