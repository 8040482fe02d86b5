import { startSharedSite } from "./start-site.ts";

/** Before the browser tests: the shared site. Its address is in `DIAGONAL_TEST_SITE`. */
export default () =>
  startSharedSite((url) => {
    process.env.DIAGONAL_TEST_SITE = url;
  });
