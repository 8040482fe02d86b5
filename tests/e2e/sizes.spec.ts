import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";

test("the list of sizes is accessible and fits the window", async ({ page, site, onTouch }) => {
  await page.goto(`${site}/sizes`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (onTouch) return;
  // Common sizes, makers and two kinds of screens, as on the whole list, which takes axe long.
  await page.goto(`${site}/sizes?search=fairphone+or+42+tv`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(2);
  await expectNoAxeViolations(page);
});
