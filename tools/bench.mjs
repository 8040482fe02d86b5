// @ts-check
/** `npm run bench`, or `npm run bench -- scene page` for some sections of it. */
import { command, enterHouse } from "./setup.mjs";

await command(async () => {
  await enterHouse();
  const { bench } = await import("../bench/main.ts");
  await bench(process.argv.slice(2));
});
