import { ArticlePages } from "../setup/article-pages.ts";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

// Both layouts show the same, but for an article, which article-parts.spec.ts checks in each.

test.use({ allowedProblems: /503|status of 404/ });

test("the articles pass axe: the list, while loading, with nothing found, after a failure, and if there is no such article", async ({
  page,
}) => {
  const articles = await ArticlePages.open(page, "/info?page=2");
  const api = await InfoApi.watch(page);
  const search = async (text: string) => {
    await articles.search.fill(text);
    await page.keyboard.press("Enter");
  };
  await test.step("the list", async () => {
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadableColours(page);
  });
  // Their texts have the same colours as the list. Contrast is lower in the dark scheme.
  await test.step("loading", async () => {
    api.hold();
    await search("xylophone");
    await expect(articles.spinner).toBeVisible();
    await expectNoAxeViolations(page, "main");
    api.restore();
  });
  await test.step("nothing found", async () => {
    // axe may take longer than a request may.
    await search("xylophone");
    await expect(page.getByText("No results found")).toBeVisible();
    await expectNoAxeViolations(page, "main");
  });
  await test.step("a failure", async () => {
    api.failWith(503);
    await search("ratio");
    await expect(articles.failure).toBeVisible();
    await expectNoAxeViolations(page, "main");
    api.restore();
  });
  await test.step("no such article", async () => {
    await ArticlePages.open(page, "/info/1700000000000-nobody-wrote-this");
    await expectNoAxeViolations(page, "main");
  });
});
