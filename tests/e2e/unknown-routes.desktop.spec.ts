import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { historyLength } from "../setup/site-dialog.ts";

test("S2, D19: an unknown address redirects to `/`, which replaces it in the history and hydrates at any query", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  await test.step("characters that HTML cannot hold", async () => {
    await MainScreen.visit(page, site, "?%00=%00&%0D=%0D&a%00&a=%FF&screens=27in-16x9-%00");
  });
  await page.goto(`${site}/nope?x=1#y`);
  expect(new URL(page.url()).pathname).toBe("/");
  const main = new MainScreen(page);
  await expect(main.drawing).toBeVisible();
  await main.ready();
  await page.getByRole("link", { name: "+ more articles, news and reviews" }).click();
  await expect(page).toHaveURL(`${site}/info`);
  await new ArticlePages(page).compare.click();
  await expect(page).toHaveURL(`${site}/`);
  await main.ready();
  const before = await historyLength(page);
  // An old script or an extension may navigate in this way: the router sees a step in the history.
  await page.evaluate(() => {
    window.history.pushState(null, "", "/nope");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(`${site}/`);
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page, "Back does not return to the unknown path").toHaveURL(`${site}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/info`);
});
