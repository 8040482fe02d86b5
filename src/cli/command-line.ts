import { parseArgs } from "node:util";

/** A parsed command line. */
export type Command =
  | { readonly name: "help" }
  | { readonly name: "publish"; readonly paths: readonly string[]; readonly ifChanged: boolean }
  | { readonly name: "list" }
  | { readonly name: "remove"; readonly ids: readonly string[] };

/** The message says what is wrong with the command line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const USAGE = `Usage: npm run articles -- <command>

  publish <files or folders…>   publish articles in Markdown (.md, .markdown) or HTML (.html, .htm);
                                publishing the same file again updates its article
      --if-changed              one folder, and only if it changed since it was last published whole;
                                articles that were removed stay removed
  list                          every article, newest first: id, date, title, and the former ids
                                that lead to it
  remove <ids…>                 take articles away
  --help                        this text

DATA_DIR and DATABASE_URL say where the articles are stored, as for the site itself.
Exit code: 0, or 1 if any file was refused, an id is unknown or the store fails, or 2 for a wrong command line.`;

/** @throws {UsageError} */
export function readCommandLine(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === "help") return { name: "help" };
  if (values["if-changed"] && name !== "publish") throw new UsageError("--if-changed belongs to publish.");
  switch (name) {
    case undefined:
      throw new UsageError("A command is missing.");
    case "publish":
      if (rest.length === 0) throw new UsageError("publish needs files or folders.");
      if (values["if-changed"] && rest.length > 1) throw new UsageError("--if-changed takes one folder.");
      return { name, paths: rest, ifChanged: values["if-changed"] === true };
    case "list":
      if (rest.length > 0) throw new UsageError("list takes nothing more.");
      return { name };
    case "remove":
      if (rest.length === 0) throw new UsageError("remove needs an id; list shows them.");
      return { name, ids: rest };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, "if-changed": { type: "boolean" } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
