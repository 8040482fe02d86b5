// @ts-check
/** `npm run dev`: the site from its sources. Pages reload by themselves; a change of the server starts it anew. */
import { join } from "node:path";
import { command, enterHouse, root, run } from "./setup.mjs";

/** The rooms that Node runs as they are; the others reach the page through Vite. */
const SERVED_BY_NODE = ["src/server", "src/storage", "src/domain"];

await command(async () => {
  await enterHouse();
  // Node and Vite must find the same copy of the router: the one for development.
  const flags = ["--conditions=development", "--watch-preserve-output"];
  const watched = SERVED_BY_NODE.map((room) => `--watch-path=${join(root, room)}`);
  const server = join(root, "tools", "dev-server.mjs");
  process.exit(await run(process.execPath, [...flags, ...watched, server]));
});
