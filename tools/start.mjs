// @ts-check
/** `npm start`: installs, builds and publishes what is missing, then serves the site. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { command, enterHouse, root } from "./setup.mjs";
import { shippedArticles } from "./site.mjs";

await command(async () => {
  await enterHouse();
  await ensureBuilt();
  publishShippedArticles();
  await import("../src/server/main.ts");
});

/**
 * Into the site's own store only: what a shared PostgreSQL or another host holds is its owner's business. In a process
 * of its own, so that the server carries nothing of the publisher. An article that is refused is no reason not to
 * serve the others.
 */
function publishShippedArticles() {
  const folder = shippedArticles();
  if (!folder || process.env.DATABASE_URL || process.env.INFO_API_HOST) return;
  const args = [join(root, "src", "cli", "main.ts"), "publish", "--if-changed", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) console.error(`Publishing the shipped articles failed.\n${stdout}${stderr}`.trimEnd());
  else if (stdout) console.log(`Published the shipped articles: ${stdout.trimEnd().split("\n").at(-1)}`);
}
