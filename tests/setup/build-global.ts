import { ensureBuilt } from "#tools/build.ts";

/** Builds the pages once for the tests of the production server. */
export default ensureBuilt;
