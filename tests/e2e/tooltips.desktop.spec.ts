import { FIVE_SCREENS } from "../setup/details.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("a tooltip follows the mouse, closes with Escape, and shows for a focused button until it scrolls", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, FIVE_SCREENS);
  const tooltip = page.locator("[popover]:popover-open");
  await main.editor(1).remove.hover();
  await expect(tooltip).toHaveText("Remove");
  await main.editor(1).rotate.hover();
  await expect(tooltip).toHaveText("Rotate");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  // So that only scrolling hides the tooltip below.
  await page.mouse.move(0, 0);
  await main.editor(1).more.focus();
  await expect(tooltip).toHaveText("More actions");
  await main.editor(5).remove.evaluate((button) => button.scrollIntoView({ block: "start" }));
  await expect(tooltip, "after scrolling").toHaveCount(0);
});
