import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk for one test. */
export interface SmallDisk {
  readonly folder: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees what `fill` used. */
  free(): void;
  /** Makes it read-only. */
  protect(): void;
  /** Unmounts it and deletes its contents. */
  remove(): void;
}

/** Mounts a file system of a few megabytes. Returns null without the right to do so; root on Linux has it. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "diagonal-disk-"));
  const mount = (...args: string[]) => execFileSync("mount", [...args, folder], { stdio: "pipe" });
  try {
    mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "diagonal-test");
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o755);
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, Buffer.alloc(1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    protect: () => void mount("-o", "remount,ro"),
    remove() {
      execFileSync("umount", ["--lazy", folder], { stdio: "pipe" });
      rmSync(folder, { recursive: true });
    },
  };
}
