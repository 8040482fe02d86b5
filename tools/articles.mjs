// @ts-check
/** `npm run articles -- publish | list | remove …`: see src/cli. */
import { command, enterHouse } from "./setup.mjs";

await command(async () => {
  await enterHouse();
  await import("../src/cli/main.ts");
});
