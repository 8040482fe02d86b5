import { join } from "node:path";
import { type Outcome, runInGroup } from "./process.ts";
import { root } from "./setup.mjs";

/** The folder of the articles that ship with the site. */
export function shippedArticles(): string {
  return join(root, "content", "articles");
}

/** Publishes a folder with the `articles` command, into the store that `env` names. */
export function publishArticles(folder: string, options: string[] = [], env = process.env): Promise<Outcome> {
  const command = join(root, "src", "cli", "main.ts");
  return runInGroup(process.execPath, [command, "publish", ...options, folder], { env });
}
