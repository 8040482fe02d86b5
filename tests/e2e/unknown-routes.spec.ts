import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { historyLength } from "../setup/site-dialog.ts";

for (const path of ["/nope", "/a/b/c", "/help/more", "/Privacy%20Policy", "/index.html"]) {
  test(`S2, D19: the server answers ${path} with a 302 to \`/\``, async ({ request, site }) => {
    const answer = await request.get(`${site}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe("/");
  });
}

test("D19: a missing file of the assets' folder is a 404", async ({ request, site }) => {
  expect((await request.get(`${site}/assets/nope.js`)).status()).toBe(404);
});

test("S2: an unknown address leads to the main screen", async ({ page, site }) => {
  await skipIntro(page, site);
  await page.goto(`${site}/nope?x=1#y`);
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(new MainScreen(page).drawing).toBeVisible();
});

test("S2, D19: in the browser `/` takes the unknown path's place in the history", async ({ page, site }) => {
  await skipIntro(page, site);
  const list = await ArticlePages.open(page, `${site}/info`);
  await list.compare.first().click();
  // The list, too, has buttons that React has taken over.
  await expect(page).toHaveURL(`${site}/`);
  const main = new MainScreen(page);
  await main.takenOver();
  const before = await historyLength(page);
  // What an old script or an extension may do: a new address, which the router learns of as of a step in the history.
  await page.evaluate(() => {
    window.history.pushState(null, "", "/nope");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(`${site}/`);
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page, "Back does not meet the unknown path again").toHaveURL(`${site}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/info`);
});
