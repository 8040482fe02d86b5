import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `node stand-in-systemctl.ts <root> enable|disable --now diagonal@blue` starts or stops what the installed unit says, with
 * `<root>` in place of `/`. The file `<root>/run/blue` marks an enabled place and holds its process id. Other calls do nothing.
 */
const [root = "", action, , unit = ""] = process.argv.slice(2);
const place = unit.replace("diagonal@", "");
const mark = join(root, "run", place);

if (action === "enable") {
  const file = join(root, "etc", "systemd", "system", "diagonal@.service");
  const lines = readFileSync(file, "utf8")
    .replaceAll("%i", place)
    .replaceAll(/\/(opt|etc|var)\//g, `${root}/$1/`)
    .split("\n");
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const settings = [
    ...valuesOf("Environment").flatMap((line) => line.split(" ")),
    ...valuesOf("EnvironmentFile").flatMap((path) => readFileSync(path, "utf8").split("\n")),
  ].filter((line) => /^\w+=/.test(line));
  const [program = "", ...args] = valuesOf("ExecStart")[0]?.split(" ") ?? [];
  mkdirSync(join(root, "run"), { recursive: true });
  const log = openSync(join(root, `${place}.log`), "a");
  const server = spawn(program, args, {
    cwd: valuesOf("WorkingDirectory")[0],
    env: { PATH: process.env.PATH, ...Object.fromEntries(settings.map((line) => line.split(/=(.*)/s).slice(0, 2))) },
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  server.unref();
  writeFileSync(mark, String(server.pid));
} else if (action === "disable" && existsSync(mark)) {
  process.kill(Number(readFileSync(mark, "utf8")), "SIGTERM");
  rmSync(mark);
}
