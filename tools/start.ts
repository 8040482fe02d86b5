/** `npm start`: builds the pages and publishes the shipped articles where they have changed, then serves the site. */
import { publishArticles, shippedArticles } from "./articles.ts";
import { ensureBuilt } from "./build.ts";
import { reportFailure } from "./setup.mjs";

try {
  await ensureBuilt();
  // A shared PostgreSQL and another host's articles are their owner's business.
  if (!process.env.DATABASE_URL && !process.env.INFO_API_HOST) await publishShippedArticles();
  await import("../src/server/main.ts");
} catch (error) {
  reportFailure(error);
}

async function publishShippedArticles(): Promise<void> {
  const { code, output } = await publishArticles(shippedArticles(), ["--if-changed"]);
  // A rejected article is no reason not to serve the others.
  if (code !== 0) console.error(`Publishing the shipped articles failed.\n${output}`.trimEnd());
  else if (output) console.log(`Published the shipped articles: ${output.trimEnd().split("\n").at(-1)}`);
}
