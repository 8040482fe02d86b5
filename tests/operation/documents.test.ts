import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as limits from "#server/limits.ts";
import { collectServerMetrics, createMetrics } from "#server/middleware/metrics.ts";
import { SHARED_CACHE_CONTROL } from "#server/responses/cache-control.ts";
import { REVISION_CACHE_MS } from "#storage/postgres/postgres-article-store.ts";

/** Compares the documents for operators with the code and the repository. */

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const production = read("docs/production.md");
const security = read("docs/security.md");

describe("docs/production.md", () => {
  it("names every metric of ours, and only metrics that exist", async () => {
    const section = production.slice(production.indexOf("## What to watch"));
    const documented = new Set(section.match(/\b(diagonal|process|nodejs)_[a-z0-9_]+[a-z0-9]/g));
    const metrics = createMetrics();
    collectServerMetrics(metrics, { server: createServer(), cache: { hits: 0, misses: 0, bytes: 0 } });
    const existing = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    expect([...documented].filter((name) => !existing.includes(name))).toEqual([]);
    const ours = existing.filter((name) => name.startsWith("diagonal_"));
    expect(ours.filter((name) => !documented.has(name))).toEqual([]);
    expect(ours.length).toBeGreaterThan(5);
  });

  it("states the times and limits that the code has", () => {
    expect(production).toContain(`at most ${REVISION_CACHE_MS} ms`);
    expect(production).toContain(`up to ${limits.SHARED_CACHE_S + limits.SHARED_CACHE_STALE_S} s are added`);
    expect(production).toContain(`\`Cache-Control: ${SHARED_CACHE_CONTROL}\``);
    const most = [limits.IN_FLIGHT_MAX, limits.CONNECTIONS_MAX].map((limit) => limit.toLocaleString("en"));
    expect(production).toContain(`their limits, ${most.join(" and ")}`);
    expect(production).toContain(`its limit, ${limits.RESPONSE_CACHE_MAX_BYTES / 1024 / 1024} MB`);
  });
});

it.each(["docs/production.md", "docs/security.md"])("%s names files that exist", (page) => {
  const files = read(page).match(/(?<=[`( ])(src|tests|tools|deploy|docs|content)\/[\w@./-]*[\w]/g) ?? [];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it("docs/security.md names a test for every threat, and the setting of the contact address", () => {
  const rows = security.split("\n").filter((line) => line.startsWith("| ") && !/^\| (Threat|Attack|---)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/(\.test\.ts|\.spec\.ts)`/.test(row))).toEqual([]);
  expect(security).toContain("`CONTACT_EMAIL`");
});

describe("the systemd unit", () => {
  const unit = read("deploy/diagonal@.service");

  it("starts files that exist", () => {
    const [, start = ""] = /^ExecStart=\/opt\/diagonal\/%i\/(.+)$/m.exec(unit) ?? [];
    for (const path of start.split(" ")) expect(existsSync(join(ROOT, path)), path).toBe(true);
    // The exit code of start-site.ts for a wrong setting.
    expect(unit).toContain("RestartPreventExitStatus=78");
  });

  const systemd = spawnSync("systemd-analyze", ["--version"]);
  it.skipIf(systemd.error)("is valid for systemd (skipped without systemd-analyze)", () => {
    const here = unit.replaceAll("/opt/diagonal/%i", rootWithoutSpaces());
    expect(complaintsAbout(here)).toEqual([]);
    expect(complaintsAbout(here.replace("ProtectHome=", "ProtectHomes="))).toEqual([
      expect.stringContaining("Unknown"),
    ]);
    expect(complaintsAbout(here.replace(".bin/node", ".bin/nod"))).toEqual([expect.stringContaining("not executable")]);
  });
});

/** A link to this clone without spaces in its path, since a path in a unit ends at a space. */
function rootWithoutSpaces(): string {
  const folder = mkdtempSync(join(tmpdir(), "diagonal-root-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const link = join(folder, "clone");
  symlinkSync(ROOT, link);
  return link;
}

/** Systemd's messages about this unit, without those about the machine's other units. */
function complaintsAbout(unit: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const file = join(folder, "diagonal@blue.service");
  writeFileSync(file, unit);
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return `${stdout}${stderr}`.split("\n").filter((line) => line.includes("diagonal@blue.service"));
}

describe("the Caddyfile", () => {
  const caddyfile = read("deploy/Caddyfile");

  it("forwards to the ports in the document", () => {
    expect(caddyfile.match(/127\.0\.0\.1:\d+/g)).toEqual(["127.0.0.1:3001", "127.0.0.1:3002"]);
    expect(production).toContain("`blue` on port 3001 and `green` on 3002");
  });

  const caddy = spawnSync("caddy", ["version"]);
  it.skipIf(caddy.error)("is valid for Caddy (skipped without Caddy)", () => {
    const args = ["adapt", "--validate", "--adapter", "caddyfile", "--config", join(ROOT, "deploy", "Caddyfile")];
    const { status, stderr } = spawnSync("caddy", args, { encoding: "utf8" });
    expect(status, stderr).toBe(0);
  });
});

describe("the Containerfile", () => {
  const lines = read("deploy/Containerfile").split("\n");
  const copied = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(" ").slice(1, -1));

  it("copies and starts files that exist", () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const { scripts } = JSON.parse(read("package.json"));
    const run = lines.flatMap((line) => /npm run (\w+)/.exec(line)?.[1] ?? []);
    expect(run).toEqual(["build"]);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
    const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(lines.join("\n"))?.[1] ?? "[]");
    expect(command[0]).toBe("node");
    expect(existsSync(join(ROOT, command[1] ?? ""))).toBe(true);
  });

  it("copies every folder that the server reads", () => {
    const folders = [...read("src/server/start-site.ts").matchAll(/join\(root, "(\w+)"/g)].map(([, folder]) => folder);
    expect([...new Set(folders)].sort()).toEqual(["build", "content", "src"]);
    expect(copied).toContain("content");
    expect(lines).toContain("COPY --from=build /diagonal/build build");
  });
});
