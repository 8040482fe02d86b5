import type { Page } from "@playwright/test";
import { ArticlePages, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";

test.describe("D16: without scripts", () => {
  // Chromium tells of each script that it was forbidden to fetch.
  test.use({ javaScriptEnabled: false, allowedTrouble: [/^request failed: .*\.js \(csp\)$|status of 404/] });

  test("the list is there, and pages, cards and the way to the tool are links", async ({ page, site }) => {
    const published = await publishedArticles(site);
    await page.goto("/info");
    const list = new ArticlePages(page);
    await expect(list.titles).toHaveText(published.slice(0, 10).map(({ title }) => title));
    await expect(list.spinner).toHaveCount(0);
    await list.pageLink("next").click();
    await expect(page).toHaveURL("/info?page=2");
    await list.expectPages(2, "previous", 1, 2);
    await expect(list.titles).toHaveText(published.slice(10, 20).map(({ title }) => title));
    await list.pageLink("previous").click();
    await expect(page).toHaveURL("/info");
    await list.titles.first().click();
    await expect(list.title).toHaveText(published[0]?.title ?? "");
    await list.back.click();
    await list.compare.click();
    await expect(page.getByRole("img", { name: /^Comparison of/ })).toBeVisible();
  });

  test("the search box searches", async ({ page }) => {
    await page.goto("/info");
    const list = new ArticlePages(page);
    await list.search.fill("ultrawide!?");
    await list.searchButton.click();
    await expect(page).toHaveURL("/info?search=ultrawide%21%3F");
    await expect(list.search, "S5: what the box would refuse is ignored").toHaveValue("ultrawide");
    await expect(list.titles.filter({ hasText: "One ultrawide or two monitors?" })).toBeVisible();
    await list.search.fill("xylophone");
    await list.search.press("Enter");
    await expect(page.getByText("No results found", { exact: true })).toBeVisible();
  });

  test("the article is there, with its title, its neutral date and its body", async ({ page }) => {
    await page.goto(pageOf(SHIPPED_ARTICLE));
    const article = new ArticlePages(page);
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
    await expect(page.getByText("Published on 21 November 2026")).toBeVisible();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(article.spinner).toHaveCount(0);
  });

  test("what cannot be loaded can be tried again", async ({ page }) => {
    await page.goto("/info/1700000000000-nobody-wrote-this");
    const article = new ArticlePages(page);
    await expect(article.failure).toBeVisible();
    const again = page.waitForResponse((response) => response.status() === 404);
    await article.tryAgain.click();
    await again;
    await expect(article.failure).toBeVisible();
    await page.getByRole("link", { name: "All articles" }).click();
    await expect(article.cards).toHaveCount(10);
  });

  test("the latest articles stand beside the drawing", async ({ page, site, onTouch }) => {
    test.skip(onTouch, "Below 900 px they are in a drawer, which scripts open.");
    const [newest] = await publishedArticles(site);
    await page.goto("/");
    const panel = page.getByRole("complementary", { name: "Latest articles" });
    await panel.getByRole("link", { name: newest?.title ?? "", exact: true }).click();
    await expect(new ArticlePages(page).title).toHaveText(newest?.title ?? "");
  });
});

// The instant of the article's id, 21 November 2026 at 01:40 UTC, as others write and live it (D17).
for (const { locale, timezoneId, date } of [
  { locale: "en-US", timezoneId: "America/Los_Angeles", date: "11/20/2026" },
  { locale: "de-DE", timezoneId: "Europe/Berlin", date: "21.11.2026" },
  { locale: "ja-JP", timezoneId: "Asia/Tokyo", date: "2026/11/21" },
]) {
  test.describe(`a reader of ${locale} in ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test(`S2, D17: reads ${date}, and a machine the instant`, async ({ page }) => {
      const pages = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
      const time = page.locator("main time");
      await expect(time).toHaveText(date);
      await expect(time).toHaveAttribute("datetime", "2026-11-21T01:40:00.000Z");
      await pages.back.click();
      const card = pages.cards.filter({ hasText: SHIPPED_ARTICLE.title }).first();
      await expect(card.getByText(`Published on ${date}`, { exact: true })).toBeVisible();
    });
  });
}

test.describe("a reader of de-DE whose browser", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  const readsAsAtHome = async (page: Page) => {
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(page.locator("main time")).toHaveText("21.11.2026");
  };

  test("D17: has no workers reads dates as at home nevertheless", async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, "Worker"));
    await readsAsAtHome(page);
  });

  test("D17: cannot load one reads dates as at home nevertheless", async ({ page }) => {
    let refused = 0;
    await page.route(/date-learner/, (route) => {
      refused++;
      return route.abort();
    });
    await readsAsAtHome(page);
    expect(refused).toBe(1);
  });
});

test.describe("D18: what search engines and other sites read", () => {
  const content = (name: string) => `meta[name="${name}"], meta[property="${name}"]`;

  test("of the list, and of its second page", async ({ page, site }) => {
    for (const [path, title] of [
      ["/info", "Articles, news and reviews – Diagonal"],
      ["/info?page=2", "Articles, news and reviews, page 2 – Diagonal"],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator(content("description"))).toHaveAttribute("content", /.{60,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site}${path}`);
      await expect(page.locator(content("og:title"))).toHaveAttribute("content", title);
      await expect(page.locator(content("og:url"))).toHaveAttribute("content", `${site}${path}`);
      await expect(page.locator(content("robots"))).toHaveCount(0);
    }
    await page.goto("/info?search=whatever+anyone+likes");
    await expect(page.locator(content("robots")).first()).toHaveAttribute("content", "noindex");
  });

  test("of an article: title, description, canonical, Open Graph and structured data that names it", async ({
    page,
    site,
  }) => {
    const address = `${site}${pageOf(SHIPPED_ARTICLE)}`;
    for (const scripts of ["from the server", "after navigating"]) {
      await test.step(scripts, async () => {
        if (scripts === "from the server") {
          await page.goto(address);
        } else {
          const list = await ArticlePages.open(page, "/info");
          await list.titles.filter({ hasText: SHIPPED_ARTICLE.title }).click();
          await expect(list.back).toBeVisible();
        }
        await expect(page).toHaveTitle(`${SHIPPED_ARTICLE.title} – Diagonal`);
        await expect(page.locator(content("description"))).toHaveAttribute("content", /^‘21:9’ looks like .{60,}…$/);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
        await expect(page.locator(content("og:type"))).toHaveAttribute("content", "article");
        await expect(page.locator(content("og:title"))).toHaveAttribute("content", /^What 21:9 really is/);
        await expect(page.locator(content("og:url"))).toHaveAttribute("content", address);
        await expect(page.locator(content("og:description"))).toHaveAttribute("content", /^‘21:9’ looks like/);
        const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
        expect(data).toMatchObject({
          "@context": "https://schema.org",
          "@type": "Article",
          headline: SHIPPED_ARTICLE.title,
          datePublished: "2026-11-21T01:40:00.000Z",
          mainEntityOfPage: address,
          publisher: { "@type": "Organization", name: "Diagonal" },
        });
        const picture = await page.locator(content("og:image")).getAttribute("content");
        expect(picture).toBe(data.image);
        const answer = await page.request.get(picture ?? "");
        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"], "an Open Graph picture is one that other sites can show").toBe(
          "image/png",
        );
      });
    }
  });

  test("the feed is found from every page and tells the articles; site map and robots are there", async ({
    page,
    site,
  }) => {
    const published = await publishedArticles(site);
    for (const path of ["/", "/info", pageOf(SHIPPED_ARTICLE)]) {
      await page.goto(path);
      const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
      await expect(link).toHaveAttribute("href", "/feed.xml");
    }
    const feed = await page.request.get(`${site}/feed.xml`);
    expect(feed.headers()["content-type"]).toContain("application/atom+xml");
    const entries = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        return [...parsed.querySelectorAll("entry")].map((entry) => ({
          title: entry.querySelector("title")?.textContent,
          address: entry.querySelector("link")?.getAttribute("href"),
        }));
      },
      await feed.text(),
    );
    expect(entries).toEqual(published.map(({ id, title }) => ({ title, address: `${site}${pageOf({ id })}` })));

    const siteMap = await (await page.request.get(`${site}/sitemap.xml`)).text();
    for (const { id } of published) expect(siteMap).toContain(`<loc>${site}${pageOf({ id })}</loc>`);
    expect(await (await page.request.get(`${site}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
});
