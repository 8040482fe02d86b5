/** `npm run bench`, or `npm run bench -- scene page` for some sections of it. */
import { bench } from "../bench/main.ts";
import { reportFailure } from "./setup.mjs";

await bench(process.argv.slice(2)).catch(reportFailure);
