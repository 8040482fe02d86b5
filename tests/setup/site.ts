import { startSharedSite } from "./start-site.ts";

/** Before the browser tests: the shared site. Its address is in `DIAGONAL_TEST_SITE`, its store in `DIAGONAL_TEST_STORE`. */
export default () =>
  startSharedSite(({ url, dataDir }) => {
    process.env.DIAGONAL_TEST_SITE = url;
    process.env.DIAGONAL_TEST_STORE = dataDir;
  });
