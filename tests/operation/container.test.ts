import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { endOf } from "../setup/child-process.ts";
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
let site: ReturnType<typeof serve> | undefined;
afterAll(() => {
  site?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

it("builds, publishes and serves with the files that the Containerfile copies", async () => {
  const [building, serving] = ["build", "site"].map((name) => join(folder, name));
  if (building === undefined || serving === undefined || STAGES.length !== 2) throw new Error("There are two stages.");

  copyInto(building, STAGES[0] ?? []);
  // In place of `npm ci`, and of the packages that the second stage takes over.
  symlinkSync(join(ROOT, "node_modules"), join(building, "node_modules"));
  // A build knows the sources that it was made from. It builds again, and says so, where one of them was not copied.
  cpSync(join(ROOT, "build"), join(building, "build"), { recursive: true });
  const built = spawn(process.execPath, [join(building, "tools", "build.ts")], {
    cwd: building,
    stdio: ["ignore", "pipe", "pipe"],
  });
  built.stdout.once("data", () => built.kill());
  expect(await endOf(built)).toEqual({ code: 0, signal: null, output: "", errors: "" });

  copyInto(serving, STAGES[1] ?? []);
  symlinkSync(join(ROOT, "node_modules"), join(serving, "node_modules"));
  cpSync(join(building, "build"), join(serving, "build"), { recursive: true });
  const settings = { ...settingsOf(STAGES[1] ?? []), DATA_DIR: join(folder, "data") };
  const article = join(serving, "content", "articles", "how-high-to-mount-a-tv.md");
  const published = await runArticles(["publish", article], settings, serving);
  expect(published.code, published.errors).toBe(0);

  site = serve(serving, settings);
  const ended = once(site, "exit");
  const [said] = await once(site.stdout, "data");
  const url = /http:\S+/.exec(String(said))?.[0];
  const scripts = new Set<string>();
  for (const path of ["/", "/de", "/pt-br/help", "/info", "/share.png", "/favicon.svg", "/api/health"]) {
    const response = await fetch(`${url}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    for (const [, script = ""] of (await response.text()).matchAll(/"(\/assets\/[^"]+\.js)"/g)) scripts.add(script);
  }
  for (const script of scripts) expect((await fetch(`${url}${script}`)).status, script).toBe(200);
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

/** Runs the `CMD` instruction. */
function serve(place: string, settings: Record<string, string>) {
  const [command, ...args]: string[] = JSON.parse(argumentOf("CMD", STAGES[1] ?? []));
  expect(command).toBe("node");
  const env = { ...process.env, ...settings, PORT: "0", LOG_FORMAT: "off" };
  return spawn(process.execPath, args, { cwd: place, env, stdio: ["ignore", "pipe", "inherit"] });
}

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
