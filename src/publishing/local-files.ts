import { readFile, realpath, stat } from "node:fs/promises";
import { extname, isAbsolute, relative, resolve, sep } from "node:path";
import { ArticleError } from "./article-error.ts";

export const ARTICLE_EXTENSIONS = [".md", ".markdown", ".html", ".htm"];

/** Where an article's file is. It may refer only to files inside the published folder. */
export interface ArticleLocation {
  /** The article's own folder, absolute. */
  readonly folder: string;
  /** The folder being published, absolute, without symbolic links. */
  readonly root: string;
}

/** Reads a file that an article refers to. Throws an `ArticleError` at `line`. */
export async function readLocalFile(
  location: ArticleLocation,
  path: string,
  maxBytes: number,
  line: number,
): Promise<Uint8Array> {
  const file = await locate(location, path, line);
  if (file === null) throw missing(path, line);
  const { size } = await stat(file);
  if (size > maxBytes)
    throw new ArticleError(`it refers to "${path}", which is larger than ${maxBytes} bytes`, "Make it smaller.", line);
  return readFile(file);
}

/** The article file that a relative link leads to; the extension may be missing. Throws an `ArticleError` at `line`. */
export async function findLinkedArticle(location: ArticleLocation, path: string, line: number): Promise<string> {
  const isWhole = ARTICLE_EXTENSIONS.includes(extname(path).toLowerCase());
  for (const name of isWhole ? [path] : ARTICLE_EXTENSIONS.map((extension) => path + extension)) {
    const file = path === "" ? null : await locate(location, name, line);
    if (file !== null) return file;
  }
  throw missing(path, line);
}

/** Null where there is no such file. Throws where it is outside the published folder. */
async function locate({ folder, root }: ArticleLocation, path: string, line: number): Promise<string | null> {
  if (path.includes("\0")) return null;
  const wanted = resolve(folder, path);
  const real = await realpath(wanted).catch(() => null);
  if (!isWithin(root, wanted) || (real !== null && !isWithin(root, real))) {
    throw new ArticleError(
      `it refers to "${path}", outside the published folder`,
      "Put it into that folder, or publish the folder that holds both.",
      line,
    );
  }
  return real !== null && (await stat(real)).isFile() ? real : null;
}

function isWithin(root: string, file: string): boolean {
  const path = relative(root, file);
  return path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

function missing(path: string, line: number): ArticleError {
  const reason = path === "" ? "it refers to an address without a path" : `it refers to "${path}", which is not there`;
  return new ArticleError(
    reason,
    "Correct the address, or begin it with / for a page of the site or with https://.",
    line,
  );
}
