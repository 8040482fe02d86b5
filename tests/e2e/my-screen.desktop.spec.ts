import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("remembers my screen on the device, starts with it, offers it first and forgets it (D48)", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=34in-3440x1440-teal_Desk~27in-16x9-green");
  await main.choose(main.editor(1).more, "Remember as my screen");
  const note = page.locator("p", { hasText: "Remembered on this device, and offered first" });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(main.editor(1).more, "the focus returns to the button").toBeFocused();

  await test.step("a fresh comparison starts with it", async () => {
    await MainScreen.visit(page, site);
    const own = main.starter(/^My screen/);
    await main.press(own);
    await expect(page).toHaveURL(`${site}/?screens=34in-3440x1440-teal_Desk`);
  });
  await test.step("the search offers it first", async () => {
    await page.getByRole("combobox", { name: "Find a model or size" }).focus();
    const first = page.getByRole("option").first();
    await expect(first).toHaveText("Desk 34″ 3440×1440 31.4 × 13.1″");
    await main.press(first);
    await expect(main.editors).toHaveCount(2);
    await expect(main.editor(2).named("Desk")).toBeVisible();
  });
  await test.step("the same menu forgets it", async () => {
    await main.press(main.editor(2).more);
    await expect(main.menuItem("Remember as my screen")).toHaveCount(0);
    await main.press(main.menuItem("Forget my screen"));
    await expect(main.menu).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("diagonal.my-screen"))).toBeNull();
  });
});
