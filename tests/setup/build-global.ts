import { ensureBuilt } from "../../tools/build.mjs";

/** Builds the pages once for the tests of the production server. */
export default ensureBuilt;
