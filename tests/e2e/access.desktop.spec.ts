import { ArticlePages } from "../setup/article-pages.ts";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

// In these states both layouts show the same. access.spec.ts checks the loaded list and an article in each layout.

test.use({ reducedMotion: "reduce", allowedProblems: /503|status of 404/ });

test("the articles pass axe while loading, with nothing found, after a failure, and if there is no such article", async ({
  page,
}) => {
  const expectAccess = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await expectNoAxeViolations(page, "main");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadableColours(page, "main");
  };
  const articles = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  const search = async (text: string) => {
    await articles.search.fill(text);
    await page.keyboard.press("Enter");
  };
  await test.step("loading, then nothing found", async () => {
    const release = api.hold();
    await search("xylophone");
    await expect(articles.spinner).toBeVisible();
    await expectAccess();
    release();
    await expect(page.getByText("No results found")).toBeVisible();
    await expectAccess();
  });
  await test.step("a failure", async () => {
    api.failWith(503);
    await search("ratio");
    await expect(articles.failure).toBeVisible();
    await expectAccess();
    api.restore();
  });
  await test.step("no such article", async () => {
    await ArticlePages.open(page, "/info/1700000000000-nobody-wrote-this");
    await expectAccess();
  });
});
