import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import type { RefusedFile } from "./article-error.ts";
import { ARTICLE_EXTENSIONS } from "./local-files.ts";

/** One file to publish. */
export interface ArticleFile {
  /** Absolute, without symbolic links; identifies the file. */
  readonly path: string;
  /** The path as the user wrote it. */
  readonly shown: string;
  /** The published folder, or the folder of a published file. The article may refer to files in it. */
  readonly root: string;
}

export interface FoundFiles {
  readonly files: readonly ArticleFile[];
  readonly refused: readonly RefusedFile[];
}

/**
 * Finds the articles in files and folders, each once and sorted by path within each folder. It skips hidden folders,
 * symbolic links and files that are not articles.
 */
export async function findArticleFiles(paths: readonly string[]): Promise<FoundFiles> {
  const files = new Map<string, ArticleFile>();
  const refused: RefusedFile[] = [];
  const refuse = (file: string, reason: string, remedy: string) => refused.push({ file, line: 1, reason, remedy });

  for (const path of paths) {
    const real = await realpath(path).catch(() => null);
    if (real === null) {
      refuse(path, "there is no such file or folder", "Check the path.");
      continue;
    }
    const kind = await stat(real);
    if (kind.isDirectory()) {
      for (const file of await articlesIn(real)) add(file, join(path, relative(real, file)), real);
    } else if (kind.isFile() && isArticle(path)) {
      add(real, path, dirname(real));
    } else {
      refuse(path, "this is neither Markdown nor HTML", `Articles end in ${ARTICLE_EXTENSIONS.join(", ")}.`);
    }
  }
  return { files: [...files.values()], refused };

  function add(path: string, shown: string, root: string): void {
    if (!files.has(path)) files.set(path, { path, shown, root });
  }
}

async function articlesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isArticle(entry.name) && !isHidden(folder, entry))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((one, other) => (one < other ? -1 : 1));
}

function isArticle(name: string): boolean {
  return ARTICLE_EXTENSIONS.includes(extname(name).toLowerCase()) && basename(name) !== "";
}

function isHidden(folder: string, entry: Dirent): boolean {
  return /(?:^|[/\\])(?:\.|node_modules[/\\])/.test(relative(folder, join(entry.parentPath, entry.name)));
}
