import type { Page } from "@playwright/test";
import { ArticlePages, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

// Both layouts show the same, but for the parts of an article, which article-parts.spec.ts checks in each.

test.use({ reducedMotion: "reduce", allowedProblems: /503|status of 404/ });

async function expectAccess(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoAxeViolations(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadableColours(page, within);
}

test("the list of articles and an article pass axe", async ({ page }) => {
  for (const path of ["/info?page=2", `/info/${SHIPPED_ARTICLE.id}`]) {
    await ArticlePages.open(page, path);
    await expectAccess(page);
  }
});

test("the articles pass axe while loading, with nothing found, after a failure, and if there is no such article", async ({
  page,
}) => {
  const articles = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  const search = async (text: string) => {
    await articles.search.fill(text);
    await page.keyboard.press("Enter");
  };
  await test.step("loading", async () => {
    api.hold();
    await search("xylophone");
    await expect(articles.spinner).toBeVisible();
    await expectAccess(page, "main");
    api.restore();
  });
  await test.step("nothing found", async () => {
    // axe may take longer than a request may.
    await search("xylophone");
    await expect(page.getByText("No results found")).toBeVisible();
    await expectAccess(page, "main");
  });
  await test.step("a failure", async () => {
    api.failWith(503);
    await search("ratio");
    await expect(articles.failure).toBeVisible();
    await expectAccess(page, "main");
    api.restore();
  });
  await test.step("no such article", async () => {
    await ArticlePages.open(page, "/info/1700000000000-nobody-wrote-this");
    await expectAccess(page, "main");
  });
});
