/** `npm start`: builds the pages and publishes the shipped articles where they have changed, then serves the site. */
import { join } from "node:path";
import { ensureBuilt } from "./build.ts";
import { runInGroup } from "./process.ts";
import { reportFailure, root } from "./setup.mjs";

try {
  await ensureBuilt();
  // A shared PostgreSQL and another host's articles are their owner's business.
  const failure = process.env.DATABASE_URL || process.env.INFO_API_HOST ? null : await publishShippedArticles();
  await import("#server/main.ts");
  // When the same cause keeps the site from starting, that one line has been enough.
  if (failure !== null) console.error(`Publishing the shipped articles failed: ${failure}`);
} catch (error) {
  reportFailure(error);
}

/** Returns why it failed, or null. A rejected article is no reason not to serve the others. */
async function publishShippedArticles(): Promise<string | null> {
  const command = [join(root, "src/cli/main.ts"), "publish", "--if-changed", join(root, "content/articles")];
  const { code, output } = await runInGroup(process.execPath, command);
  if (code !== 0) return output.trimEnd();
  if (output) console.log(`Published the shipped articles: ${output.trimEnd().split("\n").at(-1)}`);
  return null;
}
