import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

test("the list adds to the comparison that was made, and there is a way back to both (D57)", async ({ page, site }) => {
  const tray = page.getByRole("complementary", { name: "Your comparison" });
  const search = page.getByRole("searchbox", { name: "Search sizes and models" });
  const expectFits = async () => {
    for (const width of [390, 1440]) {
      await resize(page, width, 844);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    }
  };
  await test.step("it is accessible and fits the window", async () => {
    // Common sizes, makers and two kinds of screens, as on the whole list, which takes axe long.
    await page.goto("/sizes?search=fairphone+or+42+tv");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
    await expectNoAxeViolations(page);
    await expectFits();
  });

  const main = await MainScreen.open(page, site, "?screens=27in-16x9-blue~34in-3440x1440-green");
  await page.getByRole("combobox", { name: "Find a model or size" }).focus();
  await page.getByRole("link", { name: "All sizes and models" }).click();
  // The whole list has a thousand rows, which take a busy machine long.
  await expect(tray).toContainText("34″ 3440×1440", { timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  await expectFits();
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
