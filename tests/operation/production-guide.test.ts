import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { freePort } from "../setup/free-port.ts";
import { createStandIns, NEW_TITLE } from "../setup/stand-ins.ts";

/** Follows the guide for one machine literally, with a folder in place of `/` and stand-ins for what only root may do. */

const ROOT = join(import.meta.dirname, "..", "..");
const DOCUMENT = readFileSync(join(ROOT, "docs", "production.md"), "utf8");

const machine = mkdtempSync(join(tmpdir(), "diagonal-machine-"));
afterAll(() => {
  for (const place of enabledPlaces())
    process.kill(Number(readFileSync(join(machine, "run", place), "utf8")), "SIGTERM");
  rmSync(machine, { recursive: true, force: true, maxRetries: 10 });
});

it("installs the site, and replaces it by a new release that starts after a reboot", async () => {
  const ports = await freePorts(["3001", "3002", "9001", "9002"]);
  const programs = createStandIns(machine, ROOT);
  for (const folder of ["etc/systemd/system", "etc/caddy"]) mkdirSync(join(machine, folder), { recursive: true });
  const run = (name: string) => runBlock(name, programs, ports);
  const blue = `http://127.0.0.1:${ports.get("3001")}`;
  const green = `http://127.0.0.1:${ports.get("3002")}`;

  await run("install");
  expect(enabledPlaces()).toEqual(["blue"]);
  expect(await (await fetch(blue)).text()).toContain("https://diagonal.example");
  expect((await titles(blue, "")).length).toBeGreaterThan(5);
  expect(await titles(blue, NEW_TITLE)).not.toContain(NEW_TITLE);
  expect(existsSync(join(machine, "opt/diagonal/blue/data"))).toBe(false);

  await run("release");
  expect(enabledPlaces()).toEqual(["green"]);
  expect(await titles(green, NEW_TITLE)).toEqual([NEW_TITLE]);
  await expect
    .poll(() =>
      fetch(blue).then(
        () => "serves",
        () => "stopped",
      ),
    )
    .toBe("stopped");
  const former = await fetch(`${green}/assets/only-in-blue.js`);
  expect(former.status).toBe(200);
  const [backup = ""] = readdirSync(join(machine, "var/backups/diagonal"));
  expect(readdirSync(join(machine, "var/backups/diagonal", backup))).toEqual(
    expect.arrayContaining(["articles.sqlite", "published.jsonl"]),
  );
});

function enabledPlaces(): string[] {
  return existsSync(join(machine, "run")) ? readdirSync(join(machine, "run")) : [];
}

async function titles(site: string, search: string): Promise<string[]> {
  const { infos } = await (await fetch(`${site}/api/info?search=${encodeURIComponent(search)}`)).json();
  return infos.map(({ title }: { title: string }) => title);
}

/** Runs the code block with this name, with the machine's folders and free ports in place of those in the document. */
async function runBlock(name: string, programs: string, ports: ReadonlyMap<string, string>): Promise<void> {
  const block = new RegExp(`^\`\`\`sh ${name}\n(.+?)^\`\`\``, "ms").exec(DOCUMENT)?.[1];
  if (block === undefined) throw new Error(`docs/production.md has no block "${name}".`);
  const here = block
    .replaceAll(/(?<=[\s=])\/(opt|etc|var)\//g, `${machine}/$1/`)
    .replaceAll(/\b(3001|3002|9001|9002)\b/g, (port) => ports.get(port) ?? port);
  const env = { PATH: `${programs}:${process.env.PATH}`, HOME: machine };
  await promisify(execFile)("sh", ["-eu", "-c", here], { cwd: machine, env });
}

/** A free port of this machine in place of each. */
async function freePorts(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(names.map(async (name) => [name, String(await freePort())] as const)));
}
