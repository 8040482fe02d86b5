import { ArticlePages, FIRST_PAGE, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";
import { dialogNamed, footerLink, HELP_AND_PRIVACY } from "../setup/site-dialog.ts";

/** Zoomed pages and a phone on its side. */
const WINDOWS = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
];

/** The last words of each dialog. */
const LAST_WORDS = {
  Help: "Add more screens with the ‘+’ button",
  "Privacy Policy": "Contact",
};

test("help, legal texts, articles and their list fit small windows, and print whole and without controls (F11.2)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const expectWhole = async (name: string, lastWords: string, closeButton?: string) => {
    for (const { width, height } of WINDOWS)
      await test.step(`${name} in ${width}×${height}`, async () => {
        await resize(page, width, height);
        expect((await main.overflow()).x).toBe(0);
        if (closeButton === undefined) return;
        const button = page.getByRole("dialog").getByRole("button", { name: closeButton }).last();
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      });
    await test.step(`${name} on paper`, async () => {
      // The window is wide and an upright sheet is not.
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await resize(page, 703, 1000);
      await expect(page.getByText(lastWords).last()).toBeVisible();
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("searchbox")).toHaveCount(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => element.checkVisibility() && element.closest("svg, .visually-hidden") === null)
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(cut).toEqual([]);
      await expect(page.getByRole("heading").first()).toHaveCSS("color", "rgb(20, 24, 28)");
      // Only the shade behind a dialog has an opacity of 38%.
      if (name === "Privacy Policy") expect((await page.pdf()).toString("latin1")).not.toMatch(/\/ca 0?\.38/);
      await page.emulateMedia({ media: null, colorScheme: null });
      await resize(page, 1440, 900);
    });
  };
  for (const { link, name, closeButton } of HELP_AND_PRIVACY) {
    await footerLink(page, link).click();
    const dialog = dialogNamed(page, name);
    await expect(dialog).toBeVisible();
    await expectWhole(name, LAST_WORDS[name], closeButton);
    await dialog.getByRole("button", { name: closeButton }).click();
    await expect(dialog).toBeHidden();
  }
  const articles = new ArticlePages(page);
  await page.getByRole("link", { name: "+ more articles, news and reviews" }).click();
  await expect(page).toHaveURL(`${site}/info`);
  await expect(articles.cards).toHaveCount(FIRST_PAGE);
  await expectWhole("the list", (await articles.titles.last().textContent()) ?? "");
  await articles.titles.filter({ hasText: SHIPPED_ARTICLE.title }).click();
  await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
  await expect(articles.title).toHaveText(SHIPPED_ARTICLE.title);
  await expectWhole("an article", SHIPPED_ARTICLE.title);
});
