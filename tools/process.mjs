// @ts-check
import { spawn } from "node:child_process";
import { houseEnv, root } from "./setup.mjs";

/** @typedef {{ code: number, output: string, timedOut: boolean }} Outcome */

/**
 * Runs a command in a process group of its own and waits for its end; at the time limit, and when this process is
 * asked to stop, the whole group ends, so that nothing is left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ minutes: number, show: boolean, env?: NodeJS.ProcessEnv }} options `show`: its output goes straight to
 *   the terminal, too
 * @returns {Promise<Outcome>}
 */
export function runInGroup(command, args, { minutes, show, env }) {
  const child = spawn(command, args, {
    cwd: root,
    env: houseEnv({ ...process.env, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
  });
  let output = "";
  let timedOut = false;
  for (const [stream, terminal] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    stream.setEncoding("utf8");
    stream.on("data", (data) => {
      output += data;
      if (show) terminal.write(data);
    });
  }

  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  const limit = setTimeout(() => {
    timedOut = true;
    end("SIGTERM");
    setTimeout(() => end("SIGKILL"), 5000).unref();
  }, minutes * 60_000);
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    end("SIGKILL");
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);

  return new Promise((resolve) => {
    /** @param {number} code */
    const done = (code) => {
      clearTimeout(limit);
      process.off("SIGINT", stop).off("SIGTERM", stop);
      // What it may have left running belongs to nobody any more.
      end("SIGKILL");
      resolve({ code, output, timedOut });
    };
    child.once("error", (error) => {
      output += error.message;
      done(1);
    });
    // Not "close": a process left behind would hold the streams open.
    child.once("exit", (code) => setTimeout(done, 50, code ?? 1));
  });
}
