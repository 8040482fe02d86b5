/** `npm start`: builds the pages and publishes the shipped articles where they have changed, then serves the site. */
import { join } from "node:path";
import { ensureBuilt } from "./build.ts";
import { runInGroup } from "./process.ts";
import { reportFailure, root } from "./setup.mjs";

try {
  await ensureBuilt();
  // A shared PostgreSQL and another host's articles are their owner's business.
  if (!process.env.DATABASE_URL && !process.env.INFO_API_HOST) await publishShippedArticles();
  await import("../src/server/main.ts");
} catch (error) {
  reportFailure(error);
}

async function publishShippedArticles(): Promise<void> {
  const command = [join(root, "src/cli/main.ts"), "publish", "--if-changed", join(root, "content/articles")];
  const { code, output } = await runInGroup(process.execPath, command);
  // A rejected article is no reason not to serve the others.
  if (code !== 0) console.error(`Publishing the shipped articles failed.\n${output}`.trimEnd());
  else if (output) console.log(`Published the shipped articles: ${output.trimEnd().split("\n").at(-1)}`);
}
