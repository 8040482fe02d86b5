/** `npm run bench`, or `npm run bench -- http store` for some parts. */
import { bench } from "../bench/main.ts";
import { reportFailure } from "./setup.mjs";

await bench(process.argv.slice(2)).catch(reportFailure);
