/** The `articles` command: see `USAGE`. */
import { isAbsolute, join } from "node:path";
import { DamagedStore, StoreUnavailable } from "#domain/article/ports.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { makeDataFolder } from "#storage/data-folder.ts";
import { openArticleStore } from "#storage/open-article-store.ts";
import { type Command, readCommandLine, USAGE, UsageError } from "./command-line.ts";
import { publishCommand } from "./publish-command.ts";
import { listCommand, removeCommand } from "./stored-articles.ts";
import { terminal as terminalOn } from "./terminal.ts";

const terminal = terminalOn(process.stdout, process.stderr, () => performance.now());
const stop = new AbortController();

// A reader such as `head` that closes the pipe is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(code);
    process.exitCode = code;
    stop.abort();
  });
}

try {
  const code = await run(readCommandLine(process.argv.slice(2)));
  process.exitCode ??= code;
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  terminal.notify(describeError(error));
}

async function run(command: Command): Promise<number> {
  if (command.name === "help") {
    terminal.print(USAGE);
    return 0;
  }
  const config = readConfig(process.env);
  const { dataDir } = config;
  const store = await openArticleStore(config);
  try {
    switch (command.name) {
      case "list":
        return await listCommand(store, terminal);
      case "remove":
        return await removeCommand(command.ids, store, terminal);
      case "publish": {
        makeDataFolder(dataDir);
        const paths = command.paths.map(resolveTypedPath);
        return await publishCommand({ ...command, paths, store, dataDir, terminal, signal: stop.signal });
      }
    }
  } finally {
    await store.close();
  }
}

/** npm runs scripts in the package's folder, but users type paths relative to their own. */
function resolveTypedPath(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: userFolder } = process.env;
  return script === "articles" && userFolder && userFolder !== process.cwd() && !isAbsolute(path)
    ? join(userFolder, path)
    : path;
}

function describeError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DamagedStore) return `${error.message} The site sets it aside when it starts.`;
  if (error instanceof StoreUnavailable) return `The store does not answer: ${error.message}`;
  // For a full disk or missing permission, the system's message names the file and the problem.
  if (error instanceof Error && "syscall" in error) return `Nothing more can be written or read: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
