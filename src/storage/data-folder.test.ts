import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { makeDataFolder } from "./data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the data folder", () => {
  it("is made with the folders above it, and stays as it is", () => {
    const path = join(folder, "a", "b", "c");
    makeDataFolder(path);
    mkdirSync(join(path, "media"));
    makeDataFolder(path);
    expect(statSync(join(path, "media")).isDirectory()).toBe(true);
  });

  it("is named when it cannot be made, also where the system makes no folders", () => {
    writeFileSync(join(folder, "file"), "");
    for (const path of [join(folder, "file", "data"), "/proc/diagonal/data", "/proc/diagonal"]) {
      expect(() => makeDataFolder(path)).toThrow(StoreUnavailable);
      expect(() => makeDataFolder(path)).toThrow(`The data folder ${path} cannot be made`);
    }
  });
});
