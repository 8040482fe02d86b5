// @ts-check
/** `npm run bench`, or `npm run bench -- http store` for some parts. */
import { command, enterHouse } from "./setup.mjs";

await command(async () => {
  await enterHouse();
  const { bench } = await import("../bench/main.ts");
  await bench(process.argv.slice(2));
});
