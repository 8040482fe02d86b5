import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import type { RefusedFile } from "./article-error.ts";
import { ARTICLE_EXTENSIONS } from "./local-files.ts";

/** One file to publish. */
export interface ArticleFile {
  /** Absolute, without symbolic links: the file's identity. */
  readonly path: string;
  /** As a person would write it from where the run was started. */
  readonly shown: string;
  /** The folder that was named, or the file's own: what the article refers to must lie in it. */
  readonly root: string;
}

export interface FoundFiles {
  readonly files: readonly ArticleFile[];
  readonly refused: readonly RefusedFile[];
}

/**
 * The articles among files and folders named by a person: each once, in the order of their paths within each folder.
 * Folders are searched through, except for hidden ones and links out of them; their other files are passed over.
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
      for (const file of await walk(real)) add(file, join(path, relative(real, file)), real);
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

async function walk(folder: string): Promise<string[]> {
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
