import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";

test("the list of sizes is accessible and fits the window", async ({ page, site, onTouch }) => {
  // Common sizes, makers and two kinds of screens, as on the whole list, which takes axe long.
  await page.goto(`${site}/sizes${onTouch ? "" : "?search=fairphone+or+42+tv"}`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(onTouch ? 5 : 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  if (!onTouch) await expectNoAxeViolations(page);
});
