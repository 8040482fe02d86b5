import { randomUUID } from "node:crypto";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Stores the pictures of articles. Names are hashes of the content, so that browsers may cache them for ever. */
export interface MediaStore {
  has(name: string): Promise<boolean>;
  /** Stores all of the bytes or nothing. Storing the same name again changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** The address at which the site serves a stored picture. */
export function mediaAddress(name: string): string {
  return `/media/${name}`;
}

/**
 * Stores media in a folder, which it creates when first needed. It writes each file under another name and renames it,
 * because servers that share the folder must not read half a picture.
 */
export function mediaFolder(folder: string): MediaStore {
  return {
    async has(name) {
      return access(join(folder, name)).then(
        () => true,
        () => false,
      );
    },
    async put(name, bytes) {
      // Only the last folder of the path: see `makeDataFolder`.
      await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      });
      const unfinished = join(folder, `.${name}.${randomUUID()}`);
      try {
        const file = await open(unfinished, "wx", 0o644);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
