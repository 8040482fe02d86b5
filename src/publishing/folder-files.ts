import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** What is in a folder and its subfolders, as paths that begin with it. */
interface FolderFiles {
  readonly files: readonly string[];
  /** Symbolic links. They are not followed: they may lead out of the folder, or in a circle. */
  readonly links: readonly string[];
}

/** Finds the files of a folder, sorted by path. */
export async function filesIn(folder: string): Promise<FolderFiles> {
  const files: string[] = [];
  const links: string[] = [];
  // `readdir` follows linked folders when it is recursive.
  const folders = [folder];
  for (const parent of folders) {
    for (const entry of await readdir(parent, { withFileTypes: true })) {
      const path = join(parent, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) links.push(path);
      else if (entry.isFile()) files.push(path);
    }
  }
  return { files: files.sort(), links: links.sort() };
}
