import { spawn } from "node:child_process";
import { root } from "./setup.mjs";

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command in a process group of its own and collects its output. The whole group ends with the command, at the
 * time limit, and when this process is asked to stop. `show` prints the output, too.
 */
export function runInGroup(
  command: string,
  args: string[],
  { minutes = 10, show = false, env = process.env } = {},
): Promise<Outcome> {
  const hasGroups = process.platform !== "win32";
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: hasGroups });
  let output = "";
  let stoppedBy = 0;
  const collect = (terminal: NodeJS.WriteStream) => (text: string) => {
    output += text;
    if (show) terminal.write(text);
  };
  child.stdout.setEncoding("utf8").on("data", collect(process.stdout));
  child.stderr.setEncoding("utf8").on("data", collect(process.stderr));

  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(hasGroups ? -child.pid : child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  const stop = () => {
    signalGroup("SIGTERM");
    setTimeout(signalGroup, 5000, "SIGKILL").unref();
  };
  const stopWithUs = (_signal: NodeJS.Signals, number: number) => {
    stoppedBy = number;
    stop();
  };
  process.on("SIGINT", stopWithUs).on("SIGTERM", stopWithUs);
  const limit = setTimeout(() => {
    output += `\n${command} was stopped after ${minutes} minutes.\n`;
    stop();
  }, minutes * 60_000);

  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearTimeout(limit);
      process.off("SIGINT", stopWithUs).off("SIGTERM", stopWithUs);
      signalGroup("SIGKILL");
      if (stoppedBy > 0) process.exit(128 + stoppedBy);
      resolve({ code, output });
    };
    child.once("error", (error) => {
      output += error.message;
      finish(1);
    });
    // "close" would wait for processes that the command left behind, so give its last output a moment after "exit".
    child.once("exit", (code) => setTimeout(finish, 50, code ?? 1));
  });
}
