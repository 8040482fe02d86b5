import { expect, test } from "../setup/fixtures.ts";

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
