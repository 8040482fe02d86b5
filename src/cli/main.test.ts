import { spawn } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { folderWith, write } from "#tests/publishing/folder.ts";

// Every run starts a thread and loads the parsers in it.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = join(import.meta.dirname, "main.ts");

/** Runs the command as a person would, over a real SQLite store. */
function runner(dataDir = folderWith(), settings: Record<string, string> = {}) {
  return (args: readonly string[], { onOutput }: { onOutput?: (pid: number) => void } = {}) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", npm_lifecycle_event: "", ...settings };
      const child = spawn(process.execPath, [MAIN, ...args], { env });
      let [out, err] = ["", ""];
      child.stdout.on("data", (data) => {
        out += data;
        if (child.pid) onOutput?.(child.pid);
      });
      child.stderr.on("data", (data) => {
        err += data;
      });
      child.once("close", (code) => resolve({ code, out, err }));
    });
}

const article = (title: string, text = "Text") => `---\ntitle: ${title}\ndate: 2024-05-01\n---\n${text}\n`;
const ID = `${Date.parse("2024-05-01")}-wide-screens`;

describe("npm run articles", () => {
  it("publishes, lists and removes articles", async () => {
    const run = runner();
    const replacing = article("Wide screens").replace("---\nText", "replaces: [2-older, 1-old]\n---\nText");
    const long = article("Long summary").replace("---\nText", `summary: ${"a".repeat(121)}.\n---\nText`);
    const folder = folderWith({ "a.md": replacing, "b.md": "# No date\n\nText", "c.md": long });
    symlinkSync(folder, join(folder, "circle"));

    const first = await run(["publish", folder]);
    expect(first.code).toBe(1);
    expect(first.out).toMatch(
      new RegExp(`^added +${ID} .*a\\.md\n.*c\\.md\n2 added, 0 updated, 0 unchanged, 1 refused\\.\n$`),
    );
    expect(first.err).toMatch(/refused .*b\.md:1: there is no date\. Add/);
    expect(first.err).toContain(
      `skipped    ${join(folder, "circle")}: it is a symbolic link. To publish what it leads to, name that.\n`,
    );
    expect(first.err).toContain(
      `warning    ${join(folder, "c.md")}: the first sentence of the summary has 122 characters`,
    );

    write(folder, "b.md", article("Tall screens"));
    const second = await run(["publish", "--if-changed", folder]);
    expect(second).toMatchObject({ code: 0, out: expect.stringMatching(/1 added, .* 2 unchanged/) });
    expect(await run(["publish", "--if-changed", folder]), "an unchanged folder").toEqual({
      code: 0,
      out: "",
      err: "",
    });

    expect(await run(["remove", ID.replace("wide", "tall"), "1-a"])).toMatchObject({
      code: 1,
      out: `removed    ${ID.replace("wide", "tall")}\n`,
    });
    // D50: the former ids stand below the article that they lead to.
    expect((await run(["list"])).out).toBe(
      `${ID}  2024-05-01  Wide screens\n  replaces 1-old\n  replaces 2-older\n${ID.replace("wide-screens", "long-summary")}  2024-05-01  Long summary\n`,
    );
  });

  it("stops at an interrupt and keeps the articles published so far", async () => {
    const run = runner();
    const files = Array.from({ length: 400 }, (_, n) => [`${n}.md`, article(`Number ${n}`, "Text. ".repeat(200))]);
    const folder = folderWith(Object.fromEntries(files));
    let sent = false;
    const { code, out } = await run(["publish", folder], {
      onOutput: (pid) => {
        if (!sent) process.kill(pid, "SIGINT");
        sent = true;
      },
    });
    expect(code).toBe(130);
    const [, added] = /Stopped early: (\d+) added/.exec(out) ?? [];
    expect(Number(added)).toBeGreaterThan(0);
    expect(Number(added)).toBeLessThan(400);
    expect((await run(["list"])).out.trim().split("\n")).toHaveLength(Number(added));
  });

  it("prints its usage for a wrong command line, with exit code 2", async () => {
    const run = runner();
    expect(await run(["--help"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Usage: npm run articles/),
      err: "",
    });
    expect(await run(["publish"])).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringMatching(/needs files[\s\S]*Usage:/),
    });
  });

  it("reports that the store does not answer", async () => {
    const { code, err } = await runner(join(folderWith({ data: "a file, no folder" }), "data"))(["list"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^The store does not answer: /);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it("names a wrong setting in one line", async () => {
    const { code, err } = await runner(undefined, { DATABASE_URL: "postgres://host:99999/db" })(["list"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^DATABASE_URL is no such address; it should be [^\n]+\n$/);
  });
});
