import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runArticles } from "../setup/command.ts";

/**
 * Follows the steps of the Containerfile in two empty folders, since the machine may have no container engine. It does
 * not test the base image and its user.
 */

const ROOT = join(import.meta.dirname, "..", "..");
const STAGES = readFileSync(join(ROOT, "deploy", "Containerfile"), "utf8")
  .split(/^FROM .*$/m)
  .slice(1)
  .map((stage) => stage.split("\n"));

const folder = mkdtempSync(join(tmpdir(), "diagonal-container-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("builds, publishes and serves with the files that the Containerfile copies", async () => {
  const [building, serving] = ["build", "site"].map((name) => join(folder, name));
  if (building === undefined || serving === undefined || STAGES.length !== 2) throw new Error("There are two stages.");

  copyInto(building, STAGES[0] ?? []);
  // In place of `npm ci`, and of the packages that the second stage takes over.
  symlinkSync(join(ROOT, "node_modules"), join(building, "node_modules"));
  const built = spawn(process.execPath, [join(building, "tools", "build.ts")], { cwd: building, stdio: "ignore" });
  expect(await once(built, "exit")).toEqual([0, null]);

  copyInto(serving, STAGES[1] ?? []);
  symlinkSync(join(ROOT, "node_modules"), join(serving, "node_modules"));
  cpSync(join(building, "build"), join(serving, "build"), { recursive: true });
  const settings = { ...settingsOf(STAGES[1] ?? []), DATA_DIR: join(folder, "data") };
  const published = await runArticles(["publish", join(serving, "content", "articles")], settings, serving);
  expect(published.code, published.errors).toBe(0);

  const [command, ...args]: string[] = JSON.parse(argumentOf("CMD", STAGES[1] ?? []));
  expect(command).toBe("node");
  const env = { ...process.env, ...settings, PORT: "0", LOG_FORMAT: "off" };
  const site = spawn(process.execPath, args, { cwd: serving, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(site, "exit");
  const [said] = await once(site.stdout, "data");
  const url = /http:\S+/.exec(String(said))?.[0];
  for (const path of ["/", "/de", "/pt-br/help", "/info", "/share.png", "/favicon.svg", "/api/health"]) {
    const response = await fetch(`${url}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    for (const [, script = ""] of (await response.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)) {
      expect((await fetch(`${url}${script}`)).status).toBe(200);
    }
  }
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

/** Runs the `COPY` instructions of a stage, except those from another stage. */
function copyInto(place: string, stage: readonly string[]): void {
  mkdirSync(place);
  for (const line of stage.filter((line) => /^COPY (?!--)/.test(line))) {
    const paths = line.split(" ").slice(1);
    const target = paths.pop() ?? "";
    for (const path of paths) {
      const to = target.endsWith("/") ? join(place, target, basename(path)) : join(place, target);
      cpSync(join(ROOT, path), to, { recursive: true });
    }
  }
}

/** The settings of the `ENV` instruction. */
function settingsOf(stage: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    argumentOf("ENV", stage)
      .split(" ")
      .map((setting) => setting.split("=") as [string, string]),
  );
}

function argumentOf(instruction: string, stage: readonly string[]): string {
  return stage.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? "";
}
