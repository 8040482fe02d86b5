import { shippedArticles, startSite } from "./start-site.ts";

/** Before the browser tests: the production site with the shipped articles. Its address is in `DIAGONAL_TEST_SITE`. */
export default async function startSharedSite() {
  const site = await startSite({ publish: shippedArticles() });
  process.env.DIAGONAL_TEST_SITE = site.url;
  return async () => {
    await site.stop();
  };
}
