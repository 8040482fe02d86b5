import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("the list adds to the comparison that was made, and there is a way back to both (D57)", async ({ page, site }) => {
  const tray = page.getByRole("complementary", { name: "Your comparison" });
  const search = page.getByRole("searchbox", { name: "Search sizes and models" });
  const main = await MainScreen.open(page, site, "?screens=27in-16x9-blue~34in-3440x1440-green");
  await page.getByRole("combobox", { name: "Find a model or size" }).focus();
  await page.getByRole("link", { name: "All sizes and models" }).click();
  await expect(tray).toContainText("34″ 3440×1440");
  // The whole list has a thousand rows.
  await search.fill("32 monitor");
  await search.press("Enter");
  await expect(page).toHaveURL(`${site}/sizes?search=32+monitor`);

  await test.step("+ adds and stays, in one undo step", async () => {
    await page.getByRole("button", { name: "Add 31.5″ 4K UHD", exact: true }).click();
    await expect(tray).toContainText("31.5″ 4K UHD was added");
    await tray.getByRole("link", { name: "Back to the comparison" }).click();
    await expect(main.editors).toHaveCount(3);
    await expect(page).toHaveURL(/34in-3440x1440-green~31\.5in-3840x2160-pink$/);
    await main.press(main.tools.undo);
    await expect(main.editors).toHaveCount(2);
  });

  await test.step("a name adds and shows, and there is a way back to both", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "31.5″", exact: true }).first().click();
    await expect(main.editors).toHaveCount(3);
    await expect(page.locator("p").filter({ hasText: /31\.5″ .* was added/ })).toBeVisible();
    await page.getByRole("link", { name: "Back to sizes" }).click();
    await expect(page).toHaveURL(`${site}/sizes?search=32+monitor`);
    await page.goForward();
    await expect(main.editors).toHaveCount(3);
    await page.getByRole("main").getByRole("button", { name: "Undo" }).last().click();
    await expect(main.editors).toHaveCount(2);
  });

  await test.step("a search finds what the box finds, and its comparison is one step", async () => {
    await page.goBack();
    await search.fill("27 vs 32");
    await search.press("Enter");
    await page.getByRole("link", { name: "Compare 27″ and 32″" }).click();
    await expect(main.editors).toHaveCount(2);
    await expect(page).toHaveURL(/27in-16x9-blue~32in/);
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(/34in-3440x1440-green/);
  });
});
