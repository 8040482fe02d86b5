import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { pageReady } from "../setup/page-ready.ts";

test("every size and model leads to its comparison, and a search needs no script (D16, D40)", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/info`);
  await page.getByRole("link", { name: "All screen sizes and models" }).click();
  await expect(page).toHaveURL(`${site}/sizes`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Screen sizes and models");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Phones",
    "Tablets, e-readers and handhelds",
    "Laptops",
    "Monitors",
    "Televisions",
  ]);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  const search = page.getByRole("searchbox", { name: "Search sizes and models" });
  await search.fill("lg c4");
  await search.press("Enter");
  await expect(page).toHaveURL(`${site}/sizes?search=lg+c4`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator("main li")).toHaveCount(1);
  await page.getByRole("link", { name: "65″" }).click();
  await expect(page).toHaveURL(`${site}/?screens=65in-3840x2160-blue_LG+C4`);
  await expect(page.getByRole("img", { name: /^Comparison of/ })).toHaveAccessibleName(/LG C4.*65 inch/);

  await page.goto(`${site}/sizes?search=zz99`);
  await expect(page.getByText("No such model.")).toBeVisible();
  await context.close();
});

test("the list adds to the comparison that was made, and begins one where there is none (D57)", async ({
  page,
  site,
}) => {
  const tray = page.getByRole("complementary", { name: "Your comparison" });
  const add = page.getByRole("button", { name: "Add 31.5″ 4K UHD", exact: true });
  const openList = async () => {
    await page.getByRole("combobox", { name: "Find a model or size" }).focus();
    // Before the link there is the date of the models, once they have loaded.
    await expect(page.getByText(/^Makers’ data, /)).toBeVisible();
    await page.getByRole("link", { name: "All sizes and models" }).click();
  };

  await test.step("the site's own screens are nobody's: the first + begins a comparison", async () => {
    const main = await MainScreen.open(page, site);
    await openList();
    await expect(add).toBeEnabled();
    await expect(tray).toHaveCount(0);
    await add.click();
    await expect(tray).toContainText("31.5″ 4K UHD starts a comparison");
    await tray.getByRole("button", { name: "Undo" }).click();
    await expect(tray).toHaveCount(0);
    await page.goBack();
    await expect(main.editors).toHaveCount(2);
  });

  const main = await MainScreen.open(page, site, "?screens=27in-16x9-blue~34in-3440x1440-green");
  await openList();

  await test.step("+ adds and stays, in one undo step", async () => {
    await expect(tray).toContainText("Your comparison");
    await expect(tray).toContainText("34″ 3440×1440");
    await add.click();
    await expect(tray.getByRole("status")).toHaveText("31.5″ 4K UHD was added");
    await expect(page.getByRole("img", { name: "Added" })).toHaveCount(1);
    await tray.getByRole("button", { name: "Undo" }).click();
    await expect(tray).not.toContainText("31.5″");
    await add.click();
    await tray.getByRole("link", { name: "Back to the comparison" }).click();
    await expect(main.editors).toHaveCount(3);
    await expect(page).toHaveURL(/34in-3440x1440-green~31\.5in-3840x2160-pink$/);
    await main.press(main.tools.undo);
    await expect(main.editors).toHaveCount(2);
  });

  await test.step("a name adds and shows, and there is a way back to both", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "57″", exact: true }).click();
    await expect(main.editors).toHaveCount(3);
    await expect(page.locator("p").filter({ hasText: "57″ 32:9 was added" })).toBeVisible();
    await page.getByRole("link", { name: "Back to sizes" }).click();
    await expect(page).toHaveURL(`${site}/sizes`);
    await page.goForward();
    await expect(main.editors).toHaveCount(3);
    await page.getByRole("main").getByRole("button", { name: "Undo" }).last().click();
    await expect(main.editors).toHaveCount(2);
  });

  await test.step("a search finds what the box finds, and its comparison is one step", async () => {
    await page.goto(`${site}/sizes?search=3+m`);
    // Before, its links are those of any page, and a comparison that loads as a document has nothing to undo.
    await pageReady(page);
    await expect(page.getByRole("link", { name: "75″", exact: true }).first()).toBeVisible();
    await page.getByRole("searchbox").fill("27 vs 32");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Compare 27″ and 32″" }).click();
    await expect(main.editors).toHaveCount(2);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/34in-3440x1440-green/);
  });
});
