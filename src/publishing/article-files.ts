import { realpath, stat } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import type { RefusedFile } from "./article-error.ts";
import { filesIn } from "./folder-files.ts";
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

interface FoundFiles {
  readonly files: readonly ArticleFile[];
  readonly refused: readonly RefusedFile[];
  /** Links to folders and links named like articles, as the user would write their paths. */
  readonly skippedLinks: readonly string[];
}

/**
 * Finds the articles in files and folders, each once and sorted by path within each folder. It skips hidden files and
 * folders, files that are not articles and, within a folder, symbolic links.
 */
export async function findArticleFiles(paths: readonly string[]): Promise<FoundFiles> {
  const files = new Map<string, ArticleFile>();
  const refused: RefusedFile[] = [];
  const skippedLinks: string[] = [];
  const refuse = (file: string, reason: string, remedy: string) => refused.push({ file, line: 1, reason, remedy });

  for (const path of paths) {
    const real = await realpath(path).catch(() => null);
    if (real === null) {
      refuse(path, "there is no such file or folder", "Check the path.");
      continue;
    }
    const kind = await stat(real);
    if (kind.isDirectory()) {
      const { files: found, links } = await filesIn(real);
      const shown = (file: string) => join(path, relative(real, file));
      for (const file of found) if (isArticle(file) && !isHidden(real, file)) add(file, shown(file), real);
      for (const link of links) {
        // An article may still use a link to a picture.
        const mayHoldArticles = !isHidden(real, link) && (isArticle(link) || (await leadsToFolder(link)));
        if (mayHoldArticles) skippedLinks.push(shown(link));
      }
    } else if (kind.isFile() && isArticle(path)) {
      add(real, path, dirname(real));
    } else {
      refuse(path, "this is neither Markdown nor HTML", `Articles end in ${ARTICLE_EXTENSIONS.join(", ")}.`);
    }
  }
  return { files: [...files.values()], refused, skippedLinks };

  function add(path: string, shown: string, root: string): void {
    if (!files.has(path)) files.set(path, { path, shown, root });
  }
}

function isArticle(name: string): boolean {
  return ARTICLE_EXTENSIONS.includes(extname(name).toLowerCase()) && basename(name) !== "";
}

async function leadsToFolder(link: string): Promise<boolean> {
  const target = await stat(link).catch(() => null);
  return target?.isDirectory() === true;
}

function isHidden(folder: string, path: string): boolean {
  return /(?:^|[/\\])(?:\.|node_modules[/\\])/.test(relative(folder, path));
}
