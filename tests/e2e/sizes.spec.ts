import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";

test("the list of sizes is accessible and fits the window", async ({ page, site }) => {
  await page.goto(`${site}/sizes`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto(`${site}/sizes?search=lg+or+27+monitor`);
  await expectNoAxeViolations(page);
});
