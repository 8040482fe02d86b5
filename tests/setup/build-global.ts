import { ensureBuilt } from "#tools/build.ts";
import { publishShippedArticles } from "./start-site.ts";

/** Once for the tests of the production server: builds the pages and publishes the shipped articles. */
export default async () => {
  await ensureBuilt();
  return publishShippedArticles();
};
