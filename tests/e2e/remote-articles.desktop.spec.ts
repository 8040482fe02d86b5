import { ArticlePages, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { startSite } from "../setup/start-site.ts";

// The base of the API may be another host (S7.1). Here it is the site that the other tests visit.
test.use({ allowedProblems: /request to another host/ });

let remote: Awaited<ReturnType<typeof startSite>> | undefined;

test.afterEach(async () => {
  await remote?.kill();
  remote = undefined;
});

test("only the server calls the host: browsers call their own site, and load the host's pictures", async ({
  page,
  site: apiHost,
}) => {
  remote = await startSite({ env: { INFO_API_HOST: `${apiHost}/api` } });
  const { url } = remote;
  const published = await publishedArticles(apiHost);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const expectThumbnailsOfHost = async () => {
    const sources = await page
      .locator("main article img")
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(new URL(source).origin).toBe(new URL(apiHost).origin);
  };
  await skipIntro(page, url);
  const pages = await ArticlePages.open(page, `${url}/info`);
  await expect(pages.cards).toHaveCount(10);
  expect(calls, "rendered by the server").toEqual([]);
  await test.step("thumbnails of a served page", expectThumbnailsOfHost);

  await pages.pageLink(2).click();
  await expect(page).toHaveURL(`${url}/info?page=2`);
  await expect(pages.titles.first()).toHaveText(published[10]?.title ?? "");
  expect(calls).toContain(`${url}/api/info?search=&page=2`);
  await test.step("thumbnails of a loaded page", expectThumbnailsOfHost);

  await pages.pageLink(1).click();
  await pages.titles.filter({ hasText: SHIPPED_ARTICLE.title }).click();
  await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
  expect(calls).toContain(`${url}/api${pageOf(SHIPPED_ARTICLE)}`);
  for (const picture of await page.locator("main article img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.reload();
  await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);

  await pages.ready();
  await pages.compare.click();
  await expect(new MainScreen(page).drawing).toBeVisible();
  await expect.poll(() => calls).toContain(`${url}/api/info`);
  expect(calls.filter((call) => !call.startsWith(url))).toEqual([]);
});
